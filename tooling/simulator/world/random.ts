/** Random numbers from a seed (sfc32): the same ones on every machine. */
export class Random {
  private a: number
  private b: number
  private c: number
  private counter = 1

  constructor(seed: number) {
    this.a = seed >>> 0
    this.b = Math.floor(seed / 2 ** 32) >>> 0
    this.c = 0x9e3779b9
    for (let round = 0; round < 12; round += 1) this.next()
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    const sum = (this.a + this.b + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }

  /** Returns a whole number from 0 (inclusive) to a limit (exclusive). */
  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  /** @param chance from 0 to 1. */
  happens(chance: number): boolean {
    return this.next() < chance
  }

  pick<T>(from: readonly [T, ...T[]]): T {
    return from[this.below(from.length)] ?? from[0]
  }
}

// Looked up once: in a suite's own context a global is slow to find.
const { cos, exp, imul, log, sqrt, PI } = Math

/** Numbers from 0 to 1 that are the same for the same seed (Mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A factor around 1 whose logarithm is normal, as times of computers and networks are. */
export function factor(random: () => number, deviation: number): number {
  const normal = sqrt(-2 * log(1 - random())) * cos(2 * PI * random())
  return exp(deviation * normal)
}

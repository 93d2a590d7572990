// Destructured once: looking up a global in a suite's own context is slow.
const { cos, exp, imul, log, sqrt, PI } = Math

/** Returns a generator of numbers from 0 to 1, the same for each seed (Mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns a log-normal factor around 1, the usual distribution of times on computers and networks. */
export function factor(random: () => number, deviation: number): number {
  const normal = sqrt(-2 * log(1 - random())) * cos(2 * PI * random())
  return exp(deviation * normal)
}

/** A draw without replacement from a population with some marked items. */
export interface Draw {
  readonly population: number
  readonly marked: number
  readonly drawn: number
}

/** Returns the probability of drawing at least a number of marked items. */
export function hypergeometricTail(atLeast: number, { population, marked, drawn }: Draw): number {
  const least = Math.max(0, drawn + marked - population)
  const most = Math.min(marked, drawn)
  if (atLeast <= least) return 1
  if (atLeast > most) return 0
  let term = Math.exp(
    logChoose(marked, atLeast) +
      logChoose(population - marked, drawn - atLeast) -
      logChoose(population, drawn),
  )
  let sum = 0
  for (let count = atLeast; count <= most && term > 0; count += 1) {
    sum += term
    // Each term is the previous one times the ratio of two binomial coefficients.
    term *= (marked - count) / (count + 1)
    term *= (drawn - count) / (population - marked - drawn + count + 1)
  }
  return Math.min(1, sum)
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/** Stirling's series; with three terms its error is below 1e-12 from 30 on. */
function logFactorial(n: number): number {
  if (n < 30) return Array.from({ length: n }, (_, index) => Math.log(index + 1)).reduce(add, 0)
  return (
    (n + 0.5) * Math.log(n) -
    n +
    0.5 * Math.log(2 * Math.PI) +
    1 / (12 * n) -
    1 / (360 * n ** 3) +
    1 / (1_260 * n ** 5)
  )
}

const add = (a: number, b: number) => a + b

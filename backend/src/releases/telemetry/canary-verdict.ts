import * as v from 'valibot'
import { hypergeometricTail } from './hypergeometric-tail.ts'

const Arm = v.object({
  /** Visits in which the release was loaded, or should have been. */
  visits: v.number(),
  /** Those of them in which it did not load, or a page of it did not render. */
  failures: v.number(),
})

/** How a canary and the stable release fared with their visitors in the same time. */
export const Sample = v.object({ canary: Arm, stable: Arm })
export type Sample = v.InferOutput<typeof Sample>

/** Visits of the canary before the first look. */
export const FIRST_LOOK_VISITS = 50

/** Probability of rolling back a canary that is as good as stable (false positives over all looks). */
const BOUND = 0.01

/** What one look found. */
export interface Verdict {
  readonly isWorse: boolean
  /** Probability of as many failures of the canary, or more, if it were as good as stable. */
  readonly probability: number
  /** Part of the bound that this look may spend. */
  readonly limit: number
}

/**
 * Whether a canary is worse than stable. With equal releases, which visits fail has nothing to do with who
 * got the canary, so that its failures are a draw without replacement: Fisher's exact test, one-sided. The
 * k-th look spends 0.01 / (k (k + 1)); all of them together spend 0.01, however many there are.
 *
 * @param look 1 for the first.
 */
export function verdictOn({ canary, stable }: Sample, look: number): Verdict {
  const probability = hypergeometricTail(failuresOf(canary), {
    population: canary.visits + stable.visits,
    marked: failuresOf(canary) + failuresOf(stable),
    drawn: canary.visits,
  })
  const limit = BOUND / (look * (look + 1))
  return { isWorse: probability < limit, probability, limit }
}

/** When the next look is due: each sees at least twice as many visits of the canary as the one before. */
export function isLookDue({ canary }: Sample, last: Sample | null): boolean {
  return canary.visits >= (last ? 2 * last.canary.visits : FIRST_LOOK_VISITS)
}

/** An error may be reported later than its visit, so there can be more failures than visits. */
const failuresOf = ({ visits, failures }: Sample['canary']) => Math.min(visits, failures)

/** The verdict as the history shows it. */
export function reasonOf({ canary, stable }: Sample, { probability, limit }: Verdict): string {
  const told = ({ visits, failures }: Sample['canary']) => {
    const percent = (100 * failures) / Math.max(1, visits)
    return `${failures} of ${visits} visits failed (${percent.toFixed(1)} percent)`
  }
  return (
    `Worse than stable: ${told(canary)}, of stable ${told(stable)}. If both were equal, this or worse ` +
    `would happen with probability ${probability.toPrecision(2)}; the limit of this look is ${limit.toPrecision(2)}.`
  )
}

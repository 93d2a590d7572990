import * as v from 'valibot'
import { addUp, evenOut, isSpread, type Arm as EvenedArm, type NetworkCount } from './even-out.ts'
import { hypergeometricTail } from './hypergeometric-tail.ts'

const Arm = v.object({
  /** Browsers in which the release was loaded, or should have been. */
  visits: v.number(),
  /** Browsers among them in which it did not load, or one of its pages did not render. */
  failures: v.number(),
  /** Networks with failures. */
  networks: v.number(),
}) satisfies v.GenericSchema<EvenedArm>

/** Results of a canary and the stable release in the same period, with a limited weight per network. */
export const Sample = v.object({ canary: Arm, stable: Arm })
export type Sample = v.InferOutput<typeof Sample>

/** Counts of each network's browsers. */
export type Networks = Readonly<Record<keyof Sample, readonly NetworkCount[]>>

/**
 * Returns the sample of a look. If failures of the canary come from too few networks, its counts are not capped,
 * because they only lead to a warning.
 */
export function sampleOf({ canary, stable }: Networks): Sample {
  const all = addUp(canary)
  return { canary: isSpread(all) ? evenOut(canary) : all, stable: evenOut(stable) }
}

/** Visits of the canary before the first look. Five failures out of five are not a coincidence if stable works. */
export const FIRST_LOOK_VISITS = 5

/**
 * Probability of rolling back a canary that fails as rarely as stable (false positives over all looks). Durations have
 * the same bound, so both together have one hundredth.
 */
const BOUND = 0.005

/** Result of one look. */
export interface Verdict {
  readonly isWorse: boolean
  /** Whether the failures come from enough networks for a rollback. */
  readonly isSpread: boolean
  /** Probability of at least as many failures of the canary if it were as good as stable. */
  readonly probability: number
  /** Part of the bound available to this look. */
  readonly limit: number
}

/**
 * Judges whether a canary is worse than stable. With equal releases, failures are independent of who got the canary,
 * so the canary's failures are a draw without replacement: Fisher's exact test, one-sided. The k-th look spends 0.005
 * / (k (k + 1)), so all of them together spend 0.005, however many there are. Browsers must be counted once, because
 * visits of one browser fail together.
 *
 * @param look 1 for the first.
 */
export function verdictOn({ canary, stable }: Sample, look: number): Verdict {
  const probability = hypergeometricTail(canary.failures, {
    population: canary.visits + stable.visits,
    marked: canary.failures + stable.failures,
    drawn: canary.visits,
  })
  const limit = BOUND / (look * (look + 1))
  return { isWorse: probability < limit, isSpread: isSpread(canary), probability, limit }
}

/** Whether the next look is due: each sees at least twice as many visits of the canary as the previous one. */
export function isLookDue({ canary }: Sample, last: Sample | null): boolean {
  return canary.visits >= (last ? 2 * last.canary.visits : FIRST_LOOK_VISITS)
}

/** Returns the verdict as text for the history. */
export function reasonOf({ canary, stable }: Sample, { probability, limit }: Verdict): string {
  const told = ({ visits, failures, networks }: Sample['canary']) => {
    const percent = (100 * failures) / Math.max(1, visits)
    return `${failures} of ${visits} browsers failed (${percent.toFixed(1)} percent, ${networks} networks)`
  }
  return (
    `Worse than stable: ${told(canary)}, of stable ${told(stable)}. If both were equal, this or worse ` +
    `would happen with probability ${probability.toPrecision(2)}; the limit of this look is ${limit.toPrecision(2)}.`
  )
}

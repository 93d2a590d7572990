import * as v from 'valibot'
import { addUp, evenOut, isSpread, type Arm as EvenedArm, type NetworkCount } from './even-out.ts'
import { hypergeometricTail } from './hypergeometric-tail.ts'

const Arm = v.object({
  /** Browsers in which the release was loaded, or should have been. */
  visits: v.number(),
  /** Those of them in which it did not load, or a page of it did not render. */
  failures: v.number(),
  /** Networks with failures. */
  networks: v.number(),
}) satisfies v.GenericSchema<EvenedArm>

/** How a canary and the stable release fared in the same time, with no network above its part. */
export const Sample = v.object({ canary: Arm, stable: Arm })
export type Sample = v.InferOutput<typeof Sample>

/** What browsers of each network got. */
export type Networks = Readonly<Record<keyof Sample, readonly NetworkCount[]>>

/** What few networks say is looked at in full, because it leads to a warning only. */
export function sampleOf({ canary, stable }: Networks): Sample {
  const all = addUp(canary)
  return { canary: isSpread(all) ? evenOut(canary) : all, stable: evenOut(stable) }
}

/** Visits of the canary before the first look. Five failures of five are no chance beside a stable that works. */
export const FIRST_LOOK_VISITS = 5

/**
 * Probability of rolling back a canary that fails as seldom as stable (false positives over all looks). Times
 * have as much again, so that both together have one hundredth.
 */
const BOUND = 0.005

/** What one look found. */
export interface Verdict {
  readonly isWorse: boolean
  /** Whether the failures come from so many networks that the canary may be taken away for them. */
  readonly isSpread: boolean
  /** Probability of as many failures of the canary, or more, if it were as good as stable. */
  readonly probability: number
  /** Part of the bound that this look may spend. */
  readonly limit: number
}

/**
 * Whether a canary is worse than stable. With equal releases, which visits fail has nothing to do with who
 * got the canary, so that its failures are a draw without replacement: Fisher's exact test, one-sided. The
 * k-th look spends 0.005 / (k (k + 1)); all of them together spend 0.005, however many there are. It holds for
 * browsers, each counted once: visits of one browser fail together.
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

/** When the next look is due: each sees at least twice as many visits of the canary as the one before. */
export function isLookDue({ canary }: Sample, last: Sample | null): boolean {
  return canary.visits >= (last ? 2 * last.canary.visits : FIRST_LOOK_VISITS)
}

/** The verdict as the history shows it. */
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

import type { VitalName } from 'shared-contracts/telemetry'
import type { LOADS } from './counts-of.ts'
import type { Arms, RankEvidence } from './rank-evidence.ts'

/** Measures in which a canary may be slower, with their names in the history. */
export const TIMED_MEASURES = {
  loads: 'load time',
  LCP: 'largest contentful paint',
  INP: 'interaction to next paint',
  softLCP: 'paint after a move between pages',
} as const satisfies Partial<Record<typeof LOADS | VitalName, string>>
export type TimedMeasure = keyof typeof TIMED_MEASURES

export const isTimedMeasure = (measure: string): measure is TimedMeasure =>
  Object.hasOwn(TIMED_MEASURES, measure)

/** Evidence for each measure; measures with too few figures are missing. */
export type Slowness = ReadonlyMap<TimedMeasure, RankEvidence>

/** Probability of judging an equally fast canary as slower, over all measures, looks and rounds. */
const BOUND = 0.005

/**
 * Returns the evidence from which a canary counts as slower. Rounds of counting share the bound as 1/2 + 1/6 + 1/12
 * and so on, and the measures share each part evenly.
 *
 * @param round 1 for the first count of a canary; each change of its share starts a new one.
 */
export const slownessLimit = (round: number): number =>
  (Object.keys(TIMED_MEASURES).length * round * (round + 1)) / BOUND

/** Returns the measure in which a canary is slower than stable beyond chance; null without one. */
export function slowestOf(
  slowness: Slowness,
  round: number,
): { measure: TimedMeasure; told: RankEvidence; isSpread: boolean } | null {
  const limit = slownessLimit(round)
  const worse = [...slowness]
    .filter(([, { evidence }]) => evidence >= limit)
    .sort(([, a], [, b]) => b.trimmedEvidence - a.trimmedEvidence)
  const [first] = worse
  if (!first) return null
  const [measure, told] = first
  return { measure, told, isSpread: told.trimmedEvidence >= limit }
}

/** Returns the finding as text for the history. */
export function slownessReason(measure: TimedMeasure, told: RankEvidence, round: number): string {
  const { medians, browsers, evidence } = told
  const of = (arm: keyof Arms<number>) =>
    `${Math.round(medians[arm])} ms in the middle of ${browsers[arm]} browsers`
  return (
    `Slower than stable: ${TIMED_MEASURES[measure]} is ${of('canary')}, of stable ${of('stable')}. This is ` +
    `${evidence.toPrecision(2)} times likelier of a slower release than of an equal one; the limit is ${slownessLimit(round)}.`
  )
}

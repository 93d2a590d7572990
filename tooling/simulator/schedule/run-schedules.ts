import { drawSchedule } from './draw-schedule.ts'
import { runSchedule } from './run-schedule.ts'
import type { Schedule } from './steps.ts'
import type { Violation } from '../audit/auditor.ts'

/** The first schedule with a violation. */
export interface Finding {
  readonly schedule: Schedule
  readonly violation: Violation
}

export interface Totals {
  readonly schedules: number
  readonly documents: number
  /** Documents from an edge that did not yet know what another had given to the visitor. */
  readonly skewed: number
  readonly finding: Finding | null
}

/**
 * Runs the schedules of consecutive seeds, until the first violation.
 *
 * @param onProgress called after each thousand.
 */
export async function runSchedules(
  firstSeed: number,
  count: number,
  onProgress: (schedules: number) => void = () => undefined,
): Promise<Totals> {
  let documents = 0
  let skewed = 0
  for (let index = 0; index < count; index += 1) {
    const schedule = drawSchedule(firstSeed + index)
    const outcome = await runSchedule(schedule)
    documents += outcome.documents
    skewed += outcome.skewed
    const { violation } = outcome
    if (violation) {
      return { schedules: index + 1, documents, skewed, finding: { schedule, violation } }
    }
    if ((index + 1) % 1_000 === 0) onProgress(index + 1)
  }
  return { schedules: count, documents, skewed, finding: null }
}

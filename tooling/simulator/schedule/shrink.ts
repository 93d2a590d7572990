import { runSchedule } from './run-schedule.ts'
import type { Finding } from './run-schedules.ts'

/** Shortens a schedule that violates an invariant, by leaving out parts while the same invariant is violated. */
export async function shrink({ schedule, violation }: Finding): Promise<Finding> {
  let best = { schedule, violation }
  // Large parts first: most steps are irrelevant.
  for (let size = Math.ceil(schedule.steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < best.schedule.steps.length;) {
      const steps = best.schedule.steps.toSpliced(start, size)
      const shorter = { ...best.schedule, steps }
      const found = (await runSchedule(shorter)).violation
      if (found?.invariant === violation.invariant) best = { schedule: shorter, violation: found }
      else start += size
    }
  }
  return best
}

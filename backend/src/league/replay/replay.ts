import { setTimeout as wait } from 'node:timers/promises'
import { MOST_TAPS, type Tap, type TapsAnswer } from 'shared-contracts/league/score'
import type { PlannedTap, ReplayStep } from './replay-plan.ts'
import type { TapSender } from './tap-sender.ts'

/** Options of a replay. */
export interface ReplayOptions {
  /** Minutes of the match per real minute. */
  readonly speed: number
  readonly signal: AbortSignal
  /** Called for each tap that has been answered. */
  readonly onTap: (tap: PlannedTap, outcome: TapsAnswer['outcomes'][number]) => void
}

/**
 * Sends the taps of a match in their order and time, divided by the speed. Taps that fall due while the API is
 * unavailable are sent together later, each with the moment at which it was due, as a phone does.
 *
 * @returns the match at its end.
 */
export async function replay(
  sender: TapSender,
  steps: readonly ReplayStep[],
  { speed, signal, onTap }: ReplayOptions,
): Promise<TapsAnswer['match']> {
  let match = await sender.open()
  const began = Date.now()
  /** By the server's clock. */
  const beganThere = Date.parse(match.now)
  const dueOf = ({ after }: ReplayStep) => after / speed
  let next = 0
  for (let step = steps[next]; step; step = steps[next]) {
    await wait(Math.max(0, began + dueOf(step) - Date.now()), undefined, { signal })
    const due = steps.slice(next).filter((one) => began + dueOf(one) <= Date.now())
    // A timer may fire a moment early.
    const [batch, count] = batchOf(due.length > 0 ? due : [step], (one) => beganThere + dueOf(one))
    const answer = await sender.send(batch)
    batch.forEach((tap, index) => {
      const outcome = answer.outcomes[index]
      if (outcome) onTap(tap, outcome)
    })
    match = answer.match
    next += count
  }
  return match
}

/** Returns the taps of one call, and the number of their steps. */
function batchOf(
  due: readonly ReplayStep[],
  momentOf: (step: ReplayStep) => number,
): readonly [taps: Tap[], steps: number] {
  const steps = due.slice(0, MOST_TAPS)
  const taps = steps.flatMap((step) =>
    step.taps.map((tap): Tap => ({ ...tap, at: new Date(momentOf(step)).toISOString() })),
  )
  return [taps, steps.length]
}

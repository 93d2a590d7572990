import type { Tap } from 'shared-contracts/league/score'
import { takeCorrection } from './take-correction.ts'
import { takeEvent } from './take-event.ts'
import { takeAddedTime, takeCount, takeLineUp } from './take-others.ts'
import type { TappedMatch } from './tapped-match.ts'
import { refused, type Tapping, type Verdict } from './verdict.ts'

/** A tap waits on a phone for so long at most, in milliseconds: a longer time is a wrong clock. */
const OLDEST_MS = 14 * 24 * 3_600_000

/**
 * When something was tapped. A phone whose clock is fast has tapped it when it arrived.
 *
 * @returns null for what cannot be.
 */
export function momentOf({ at }: Pick<Tap, 'at'>, now: Date): Date | null {
  const moment = Date.parse(at)
  // Also for what is no moment.
  if (!(moment > now.getTime() - OLDEST_MS)) return null
  return new Date(Math.min(moment, now.getTime()))
}

/** Takes a tap into a match, and says what became of it. */
export function takeTap(match: TappedMatch, tap: Tap, by: Tapping): Verdict {
  const at = momentOf(tap, by.now)
  if (!at) return refused('The clock of this phone was wrong when this was tapped')
  switch (tap.kind) {
    case 'event':
      return takeEvent(match, tap, at, by)
    case 'correction':
      return takeCorrection(match, tap, at, by)
    case 'added-time':
      return takeAddedTime(match, tap)
    case 'count':
      return takeCount(match, tap)
    case 'line-up':
      return takeLineUp(match, tap)
  }
}

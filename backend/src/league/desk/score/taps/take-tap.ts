import type { Tap } from 'shared-contracts/league/score'
import { takeCorrection } from './take-correction.ts'
import { takeEvent } from './take-event.ts'
import { takeAddedTime, takeCount, takeLineUp } from './take-others.ts'
import type { TappedMatch } from './tapped-match.ts'
import { refused, type TapContext, type TapResult } from './tap-result.ts'

/** Maximum age of a tap, in milliseconds; an older one is due to a wrong clock. */
const OLDEST_MS = 14 * 24 * 3_600_000

/**
 * Returns when something was tapped, but no later than it arrived, as the phone's clock may be fast.
 *
 * @returns null for an impossible moment.
 */
export function momentOf({ at }: Pick<Tap, 'at'>, now: Date): Date | null {
  const moment = Date.parse(at)
  // Written so that it is also true for NaN.
  if (!(moment > now.getTime() - OLDEST_MS)) return null
  return new Date(Math.min(moment, now.getTime()))
}

/** Applies a tap to a match, and returns the outcome. */
export function takeTap(match: TappedMatch, tap: Tap, by: TapContext): TapResult {
  const at = momentOf(tap, by.now)
  if (!at) return refused('The clock of this phone was wrong when this was tapped')
  switch (tap.kind) {
    case 'event':
      return takeEvent(match, tap, at, by)
    case 'correction':
      return takeCorrection(match, tap, at, by)
    case 'added-time':
      return takeAddedTime(match, tap, at)
    case 'count':
      return takeCount(match, tap)
    case 'line-up':
      return takeLineUp(match, tap)
  }
}

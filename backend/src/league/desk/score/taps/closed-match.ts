import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { Fixture } from '../../../matches/fixture.entity.ts'
import { statusByWhistles } from '../../../matches/whistles.ts'
import type { TappedMatch } from './tapped-match.ts'

/** What the league has entered by hand stands; the scorer's goals would contradict it. */
export const HAND_ENTERED =
  'The league has entered another score by hand: ask it to take that back first'

/** How a match may stand before its first whistle; who entered it as on has left the rest to its scorer. */
const OPEN: readonly FixtureStatus[] = ['scheduled', 'postponed', 'in-play', 'half-time']

/** Why nothing more is taken of a match, as the league has decided otherwise; undefined while it may be scored. */
export function closedFor({ fixture: { status }, whistles }: TappedMatch): string | undefined {
  const byWhistles = statusByWhistles(whistles)
  const isOpen = byWhistles === null ? OPEN.includes(status) : status === byWhistles
  return isOpen ? undefined : `The league has entered this match as ${WORDS[status]}`
}

const WORDS: Readonly<Record<FixtureStatus, string>> = {
  scheduled: 'not begun',
  postponed: 'postponed',
  'in-play': 'on',
  'half-time': 'at half-time',
  finished: 'finished',
  abandoned: 'abandoned',
  awarded: 'awarded',
  cancelled: 'cancelled',
}

/** Matches begin early, but not by so much, in milliseconds. */
const EARLY_MS = 24 * 3_600_000

/** Whether a match is a later one than somebody wants to start. */
export const isAhead = ({ kickOff }: Pick<Fixture, 'kickOff'>, now: Date): boolean =>
  kickOff !== null && kickOff.getTime() - now.getTime() > EARLY_MS

import type { Side } from 'shared-contracts/league/name'
import type { ImportedFixture } from '../files/imported-season.ts'
import type { Fixture } from '../matches/fixture.entity.ts'

/** What a file may say of a match, as the table of matches keeps it. */
export type FixtureFacts = Pick<
  Fixture,
  | 'roundId'
  | 'groundId'
  | 'day'
  | 'kickOff'
  | 'status'
  | 'homeGoals'
  | 'awayGoals'
  | 'homeHalfTime'
  | 'awayHalfTime'
  | 'homeExtraTime'
  | 'awayExtraTime'
  | 'homePenalties'
  | 'awayPenalties'
  | 'awarded'
  | 'note'
>

/** Where a file's round and ground stand in the database. */
interface Placed {
  readonly roundId: number | null
  readonly groundId: number | null
}

/**
 * A match as it is after an import. What a file leaves open keeps what is known, but a postponed match has no day
 * and one that was not played no goals.
 *
 * @param known the match as it is stored; null for a new one.
 */
export function importedFacts(
  { date, kickOff, status, score, note }: ImportedFixture,
  { roundId, groundId }: Placed,
  known: FixtureFacts | null,
): FixtureFacts {
  const keepsDay = date === null && status !== 'postponed'
  // Another day has another time.
  const keepsTime = keepsDay || (kickOff === null && date === known?.day)
  const isSame = score?.home === known?.homeGoals && score?.away === known?.awayGoals
  const before = isSame ? known : null
  const { halfTime, afterExtraTime, penalties } = score ?? {}
  return {
    roundId: roundId ?? known?.roundId ?? null,
    groundId: groundId ?? known?.groundId ?? null,
    day: keepsDay ? (known?.day ?? null) : date,
    kickOff: keepsTime ? (known?.kickOff ?? null) : kickOff === null ? null : new Date(kickOff),
    status,
    homeGoals: score?.home ?? null,
    awayGoals: score?.away ?? null,
    homeHalfTime: halfTime?.home ?? before?.homeHalfTime ?? null,
    awayHalfTime: halfTime?.away ?? before?.awayHalfTime ?? null,
    homeExtraTime: afterExtraTime?.home ?? before?.homeExtraTime ?? null,
    awayExtraTime: afterExtraTime?.away ?? before?.awayExtraTime ?? null,
    homePenalties: penalties?.home ?? before?.homePenalties ?? null,
    awayPenalties: penalties?.away ?? before?.awayPenalties ?? null,
    awarded: status === 'awarded' && score ? winner(score) : null,
    note: note ?? known?.note ?? '',
  }
}

function winner({ home, away }: { readonly home: number; readonly away: number }): Side | null {
  if (home === away) return null
  return home > away ? 'home' : 'away'
}

/** A member that differs, as the history of a match tells it. */
export interface Difference {
  readonly what: string
  readonly from: string | null
  readonly to: string | null
}

/** Characters of a note that its history keeps. */
const MOST_TOLD = 200

/** Names by id. */
export interface PlaceNames {
  readonly rounds: ReadonlyMap<number, string>
  readonly grounds: ReadonlyMap<number, string>
}

/** What differs between two states of a match, in the words of its calls; empty where nothing does. */
export function differences(
  before: FixtureFacts,
  after: FixtureFacts,
  names: PlaceNames,
): Difference[] {
  const told = Object.entries(TOLD).map(([what, text]) => {
    const [from, to] = [text(before, names), text(after, names)]
    return { what, from: from?.slice(0, MOST_TOLD) ?? null, to: to?.slice(0, MOST_TOLD) ?? null }
  })
  return told.filter(({ from, to }) => from !== to)
}

const pair = (home: number | null, away: number | null) =>
  home === null || away === null ? null : `${home}-${away}`

const TOLD: Readonly<Record<string, (facts: FixtureFacts, names: PlaceNames) => string | null>> = {
  round: ({ roundId }, { rounds }) => rounds.get(roundId ?? 0) ?? null,
  ground: ({ groundId }, { grounds }) => grounds.get(groundId ?? 0) ?? null,
  day: ({ day }) => day,
  kickOff: ({ kickOff }) => kickOff?.toISOString() ?? null,
  status: ({ status }) => status,
  score: ({ homeGoals, awayGoals }) => pair(homeGoals, awayGoals),
  halfTime: ({ homeHalfTime, awayHalfTime }) => pair(homeHalfTime, awayHalfTime),
  afterExtraTime: ({ homeExtraTime, awayExtraTime }) => pair(homeExtraTime, awayExtraTime),
  penalties: ({ homePenalties, awayPenalties }) => pair(homePenalties, awayPenalties),
  awarded: ({ awarded }) => awarded,
  note: ({ note }) => note || null,
}

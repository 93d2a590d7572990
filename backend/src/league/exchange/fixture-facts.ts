import type { ImportedFixture } from '../files/imported-season.ts'
import type { Fixture } from '../matches/fixture.entity.ts'
import { leaderOf } from '../standings/result.ts'

/** Facts of a match that a file may contain, in the columns of the table of matches. */
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

/** Ids of a file's round and ground. */
interface Placed {
  readonly roundId: number | null
  readonly groundId: number | null
}

/**
 * Returns a match as it is after an import. What a file leaves open stays as stored, except that a postponed match has
 * no day, and a match that was not played has no goals.
 *
 * @param known the match as it is stored; null for a new one.
 */
export function importedFacts(
  { date, kickOff, status, score, note }: ImportedFixture,
  { roundId, groundId }: Placed,
  known: FixtureFacts | null,
): FixtureFacts {
  const keepsDay = date === null && status !== 'postponed'
  // A time is not kept for another day.
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
    // A file does not name the side to which a match of a level score was awarded.
    awarded: status === 'awarded' && score ? (leaderOf(score) ?? before?.awarded ?? null) : null,
    note: note ?? known?.note ?? '',
  }
}

/** Returns the facts of a file for a match that keeps its time and result: they are its place and its note alone. */
export const withResultOf = (
  known: FixtureFacts,
  { roundId, groundId, note }: FixtureFacts,
): FixtureFacts => ({ ...known, roundId, groundId, note })

/** Returns the goals of extra time and penalties, which nobody taps at the touchline. */
export const beyondNinety = ({
  homeExtraTime,
  awayExtraTime,
  homePenalties,
  awayPenalties,
}: FixtureFacts): Pick<
  FixtureFacts,
  'homeExtraTime' | 'awayExtraTime' | 'homePenalties' | 'awayPenalties'
> => ({ homeExtraTime, awayExtraTime, homePenalties, awayPenalties })

/** A changed member, as the history of a match shows it. */
export interface Difference {
  readonly what: string
  readonly from: string | null
  readonly to: string | null
}

/** Maximum number of characters that the history keeps of a note. */
export const MOST_TOLD = 200

/** Names by id. */
export interface PlaceNames {
  readonly rounds: ReadonlyMap<number, string>
  readonly grounds: ReadonlyMap<number, string>
}

/** Facts of a match whose changes its history keeps: also those that no file has. */
type HistoryFacts = FixtureFacts &
  Pick<Fixture, 'officials' | 'attendance' | 'weather' | 'hasStream'>

/** Returns the differences between two states of a match; empty if there are none. */
export function differences(
  before: HistoryFacts,
  after: HistoryFacts,
  names: PlaceNames,
): Difference[] {
  const told = Object.entries(HISTORY_FIELDS).map(([what, text]) => {
    const [from, to] = [text(before, names), text(after, names)]
    return { what, from: from?.slice(0, MOST_TOLD) ?? null, to: to?.slice(0, MOST_TOLD) ?? null }
  })
  return told.filter(({ from, to }) => from !== to)
}

const pair = (home: number | null, away: number | null) =>
  home === null || away === null ? null : `${home}-${away}`

const HISTORY_FIELDS: Readonly<
  Record<string, (facts: HistoryFacts, names: PlaceNames) => string | null>
> = {
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
  referee: ({ officials }) => officials.find(({ role }) => role === 'referee')?.name ?? null,
  attendance: ({ attendance }) => attendance?.toString() ?? null,
  weather: ({ weather }) => weather,
  stream: ({ hasStream }) => (hasStream ? 'yes' : 'no'),
}

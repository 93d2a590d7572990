import type { AdjustmentResponse } from 'shared-contracts/league/adjustment'
import type { SeasonResponse, SeasonSummary } from 'shared-contracts/league/season'
import type { PlacedSeason } from '../book/league-books.ts'
import type { SeasonBook } from '../book/season-book.ts'
import { seasonClub } from '../clubs/club-response.ts'
import { named } from '../matches/fixture-response.ts'
import type { Fixture } from '../matches/fixture.entity.ts'
import { todayIn } from '../people/season-players.ts'
import { medianDay } from '../standings/counted-season.ts'
import type { Round } from './round.entity.ts'

export function seasonSummary({
  competition,
  season,
  isCurrent,
}: Omit<PlacedSeason, 'address' | 'isReplay'>): SeasonSummary {
  const { slug, name, startsOn, endsOn, timeZone, isSample, clock } = season
  return {
    ...{ slug, name, competition: named(competition), startsOn, endsOn, timeZone },
    ...{ isSample, isCurrent, clock: clock?.toISOString() ?? null },
  }
}

export function seasonResponse(book: SeasonBook, isCurrent: boolean): SeasonResponse {
  const { season, competition, rounds, clubs, fixtures } = book
  const { pointsForWin, tieBreakers, zones, rankedBy } = season
  const today = todayIn(book)
  const played = playedRound(book, today)
  const matches = fixtures.filter(({ fixture }) => fixture.status !== 'cancelled')
  const leagueMatches = matches.filter(({ round }) => (round?.stage ?? null) === null)
  return {
    ...seasonSummary({ season, competition, isCurrent }),
    ...{ pointsForWin, tieBreakers, zones },
    ...(rankedBy !== 'points' && { rankedBy }),
    currentRound: currentRound(book, today),
    ...(played !== null && { playedRound: played }),
    matches: matches.length,
    ...(leagueMatches.length < matches.length && { leagueMatches: leagueMatches.length }),
    rounds: rounds.map(({ number, name, stage, startsOn, endsOn }) => {
      return { number, name, stage, startsOn, endsOn }
    }),
    clubs: clubs.map(seasonClub),
    adjustments: adjustmentResponses(book),
  }
}

/** Returns all decisions on points. One that was withdrawn stays, along with the one that withdrew it. */
export function adjustmentResponses({ adjustments, clubs }: SeasonBook): AdjustmentResponse[] {
  const clubOf = new Map(clubs.map(({ club }) => [club.id, club]))
  return adjustments.flatMap(({ id, clubId, points, reason, on, at, by, withdrawsId }) => {
    const club = clubOf.get(clubId)
    if (!club) return []
    const told = { points, reason, on, at: at.toISOString(), by, withdraws: withdrawsId }
    return [{ id, club: named(club), ...told }]
  })
}

type RoundOfMatch = Pick<Round, 'number' | 'stage'>
type MatchOfRound = Pick<Fixture, 'status' | 'day'>

/** Rounds and matches of a season, as far as they tell which round is on. */
interface PlayedRounds {
  readonly rounds: readonly RoundOfMatch[]
  readonly fixtures: readonly {
    readonly fixture: MatchOfRound
    readonly round: RoundOfMatch | null
  }[]
}

/**
 * Returns the first round with a scheduled match or one in progress, or else the last round. Postponed matches do not
 * count, and a few stragglers do not hold their round: matches that were moved to the days of a later round, or that
 * nobody entered a result of until the day of the next round.
 *
 * @param today the current day of the season, an ISO 8601 date.
 */
export function currentRound({ fixtures, rounds }: PlayedRounds, today: string): number | null {
  const numbers = [...new Set(rounds.flatMap(({ number }) => number ?? []))].sort((a, b) => a - b)
  const byRound = numbers.map((number) =>
    fixtures.filter(({ round }) => round?.number === number).map(({ fixture }) => fixture),
  )
  const current = byRound.findIndex((matches, index) =>
    isOn(matches, byRound.slice(index + 1), today),
  )
  return numbers[current] ?? numbers.at(-1) ?? null
}

/**
 * Whether a round has matches to be played or in progress, apart from stragglers.
 *
 * @param later rounds after it, in their order.
 */
function isOn(
  matches: readonly MatchOfRound[],
  later: readonly (readonly MatchOfRound[])[],
  today: string,
): boolean {
  const open = matches.filter(isOpen)
  const isMostlyOver = open.length * 2 <= matches.length
  const day = dayOfRound(matches)
  const next = later.map(dayOfRound).find((each) => each !== undefined)
  const isNextDay = next !== undefined && next <= today
  // Results that are still missing by then were forgotten, or the matches were moved.
  if (isMostlyOver && (isNextDay || later.some(isMostlyPlayed))) return false
  // A match that was moved to the next round's day is a straggler, but not a round that was moved as a whole.
  if (day === undefined || next === undefined || day >= next) return open.length > 0
  return open.some((match) => match.day === null || match.day < next)
}

const isOpen = ({ status }: MatchOfRound) =>
  status === 'scheduled' || status === 'in-play' || status === 'half-time'

/**
 * Returns the last round of the league with a match that counts; null before the first. A few matches that were brought
 * forward do not make theirs the last one.
 */
export function playedRound(season: PlayedRounds, today: string): number | null {
  const current = currentRound(season, today) ?? 0
  const numbers = season.rounds.flatMap(({ number, stage }) =>
    number !== null && stage === null ? number : [],
  )
  const played = numbers.filter((number) => {
    const matches = season.fixtures
      .filter(({ round }) => round?.number === number && round.stage === null)
      .map(({ fixture }) => fixture)
    return number <= current ? matches.some(isPlayed) : isMostlyPlayed(matches)
  })
  return played.length === 0 ? null : Math.max(...played)
}

const isPlayed = ({ status }: MatchOfRound) => status === 'finished' || status === 'awarded'

function isMostlyPlayed(matches: readonly MatchOfRound[]): boolean {
  const played = matches.filter(isPlayed)
  return played.length > 0 && played.length * 2 >= matches.length
}

/** The median day, so that matches that were moved do not move the round. */
const dayOfRound = (matches: readonly MatchOfRound[]) =>
  medianDay(matches.flatMap(({ day }) => day ?? []))

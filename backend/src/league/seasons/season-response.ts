import type { AdjustmentResponse } from 'shared-contracts/league/adjustment'
import type { SeasonResponse, SeasonSummary } from 'shared-contracts/league/season'
import type { PlacedSeason } from '../book/league-books.ts'
import type { SeasonBook } from '../book/season-book.ts'
import { seasonClub } from '../clubs/club-response.ts'
import { named } from '../matches/fixture-response.ts'

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
  return {
    ...seasonSummary({ season, competition, isCurrent }),
    ...{ pointsForWin, tieBreakers, zones },
    ...(rankedBy !== 'points' && { rankedBy }),
    currentRound: currentRound(book),
    matches: fixtures.filter(({ fixture }) => fixture.status !== 'cancelled').length,
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

/**
 * Returns the first round with a scheduled match or one in progress, or else the last round. Postponed matches do not
 * count.
 */
export function currentRound({ fixtures, rounds }: SeasonBook): number | null {
  const open = fixtures.flatMap(({ fixture: { status }, round }) =>
    status === 'scheduled' || status === 'in-play' || status === 'half-time'
      ? (round?.number ?? [])
      : [],
  )
  const numbers = open.length > 0 ? open : rounds.flatMap(({ number }) => number ?? [])
  if (numbers.length === 0) return null
  return open.length > 0 ? Math.min(...numbers) : Math.max(...numbers)
}

import type {
  DeskRoundSummary,
  DeskSeason,
  DeskSeasonSummary,
} from 'shared-contracts/league/desk-season'
import { IsNull, type EntityManager } from 'typeorm'
import type { PlacedSeason } from '../../book/league-books.ts'
import type { SeasonBook } from '../../book/season-book.ts'
import { named } from '../../matches/fixture-response.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import { todayIn } from '../../people/season-players.ts'
import { SquadSpell } from '../../people/squad-spell.entity.ts'
import { SeasonEntry } from '../../seasons/season-entry.entity.ts'
import { adjustmentResponses, currentRound, seasonSummary } from '../../seasons/season-response.ts'

const isResult = ({ status }: Pick<Fixture, 'status'>) =>
  status === 'finished' || status === 'awarded'
const isMatch = ({ status }: Pick<Fixture, 'status'>) => status !== 'cancelled'

/** Returns seasons for the list of the desk. */
export async function deskSeasons(
  manager: EntityManager,
  seasons: readonly PlacedSeason[],
): Promise<DeskSeasonSummary[]> {
  const count = async (entity: typeof Fixture | typeof SeasonEntry, condition?: string) => {
    const query = manager
      .createQueryBuilder(entity, 'record')
      .select('record.seasonId', 'season')
      .addSelect('COUNT(*)', 'count')
      .groupBy('record.seasonId')
    if (condition) query.where(condition)
    const rows = await query.getRawMany<{ season: number; count: number | string }>()
    return new Map(rows.map((row) => [row.season, Number(row.count)]))
  }
  const [clubs, matches, results] = await Promise.all([
    count(SeasonEntry),
    count(Fixture, "record.status <> 'cancelled'"),
    count(Fixture, "record.status IN ('finished', 'awarded')"),
  ])
  return seasons.map((placed) => {
    const { id, revision } = placed.season
    return {
      ...seasonSummary(placed),
      ...{ address: placed.address, revision },
      clubCount: clubs.get(id) ?? 0,
      matches: matches.get(id) ?? 0,
      results: results.get(id) ?? 0,
    }
  })
}

/** Returns a complete season, except for its matches. */
export async function deskSeason(
  manager: EntityManager,
  placed: PlacedSeason,
  book: SeasonBook,
): Promise<DeskSeason> {
  const { season } = placed
  const spells = await manager.findBy(SquadSpell, { seasonId: season.id, to: IsNull() })
  const playersOf = (clubId: number) => spells.filter((spell) => spell.clubId === clubId).length
  const rows = book.fixtures.map(({ fixture }) => fixture)
  const { revision, pointsForWin, tieBreakers, zones, rankedBy } = season
  return {
    ...seasonSummary(placed),
    ...{ address: placed.address, revision, pointsForWin, tieBreakers, zones, rankedBy },
    lots: (book.table.lots ?? []).map((drawn) => [...drawn]),
    clubCount: book.clubs.length,
    matches: rows.filter(isMatch).length,
    results: rows.filter(isResult).length,
    currentRound: currentRound(book, todayIn(book)),
    clubs: book.clubs.map(({ club, manager: coach, ground }) => ({
      ...{ club: named(club), manager: coach, ground: ground?.name ?? '' },
      players: playersOf(club.id),
    })),
    rounds: roundsOf(book),
    adjustments: adjustmentResponses(book),
  }
}

function roundsOf({ rounds, fixtures }: SeasonBook): DeskRoundSummary[] {
  return rounds
    .map(({ id, number, name, stage, startsOn, endsOn }) => {
      const own = fixtures.flatMap(({ fixture }) => (fixture.roundId === id ? [fixture] : []))
      return {
        ...{ number, name, stage, startsOn, endsOn },
        matches: own.filter(isMatch).length,
        results: own.filter(isResult).length,
      }
    })
    .sort((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity))
}

import { In, type EntityManager } from 'typeorm'
import { Club } from '../clubs/club.entity.ts'
import { Ground } from '../clubs/ground.entity.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { Adjustment } from '../seasons/adjustment.entity.ts'
import type { Competition } from '../seasons/competition.entity.ts'
import { Round } from '../seasons/round.entity.ts'
import { SeasonEntry } from '../seasons/season-entry.entity.ts'
import type { Season } from '../seasons/season.entity.ts'
import type { LeagueFixture, LeagueSeason } from '../standings/season.ts'
import { minuteOfPlay } from './minute-of-play.ts'
import type { BookFixture, SeasonBook } from './season-book.ts'

const ON: readonly Fixture['status'][] = ['in-play', 'half-time']

export async function readSeasonBook(
  manager: EntityManager,
  competition: Competition,
  season: Season,
): Promise<SeasonBook> {
  const seasonId = season.id
  const [rounds, entries, rows, adjustments] = await Promise.all([
    manager.find(Round, { where: { seasonId }, order: { id: 'ASC' } }),
    manager.findBy(SeasonEntry, { seasonId }),
    manager.findBy(Fixture, { seasonId }),
    manager.find(Adjustment, { where: { seasonId }, order: { id: 'ASC' } }),
  ])
  const groundIds = [...entries, ...rows].flatMap(({ groundId }) => groundId ?? [])
  const live = rows.filter(({ status }) => ON.includes(status)).map(({ id }) => id)
  const [clubs, grounds, events] = await Promise.all([
    manager.findBy(Club, { id: In(entries.map(({ clubId }) => clubId)) }),
    manager.findBy(Ground, { id: In([...new Set(groundIds)]) }),
    live.length === 0
      ? []
      : manager.find(MatchEvent, { where: { fixtureId: In(live) }, order: { sequence: 'ASC' } }),
  ])
  const clubOf = byId(clubs)
  const groundOf = byId(grounds)
  const roundOf = byId(rounds)
  const fixtures = rows
    .flatMap((fixture): BookFixture[] => {
      const [home, away] = [clubOf.get(fixture.homeId), clubOf.get(fixture.awayId)]
      if (!home || !away) return []
      const round = roundOf.get(fixture.roundId ?? 0) ?? null
      return [{ fixture, round, home, away, ground: groundOf.get(fixture.groundId ?? 0) ?? null }]
    })
    .sort(inPlayingOrder)
  const slugOf = (clubId: number) => clubOf.get(clubId)?.slug ?? ''
  const table: LeagueSeason = {
    rules: season,
    clubs: clubs.map(({ slug, name }) => ({ slug, name })),
    fixtures: fixtures.map(leagueFixture),
    adjustments: adjustments.map(({ clubId, points, on }) => ({
      club: slugOf(clubId),
      points,
      on,
    })),
    lots: season.lots,
  }
  return {
    ...{ competition, season, rounds, fixtures, table },
    adjustments: adjustments.map(({ clubId, points, reason, on }) => {
      return { club: slugOf(clubId), points, reason, on }
    }),
    clubs: entries
      .flatMap(({ clubId, manager: coach, groundId }) => {
        const club = clubOf.get(clubId)
        return club ? [{ club, manager: coach, ground: groundOf.get(groundId ?? 0) ?? null }] : []
      })
      .sort((a, b) => (a.club.name < b.club.name ? -1 : 1)),
    minuteOf: (fixtureId, now) =>
      live.includes(fixtureId)
        ? minuteOfPlay(
            events.filter((event) => event.fixtureId === fixtureId),
            now,
          )
        : null,
  }
}

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]))

const timeOf = ({ kickOff, day }: Fixture) =>
  kickOff?.getTime() ?? (day === null ? Infinity : Date.parse(day))

function inPlayingOrder(one: BookFixture, other: BookFixture): number {
  const [a, b] = [timeOf(one.fixture), timeOf(other.fixture)]
  if (a !== b && a !== Infinity && b !== Infinity) return a - b
  return (
    (one.round?.number ?? Infinity) - (other.round?.number ?? Infinity) ||
    (a === b ? one.fixture.id - other.fixture.id : a - b)
  )
}

function leagueFixture({ fixture, round, home, away }: BookFixture): LeagueFixture {
  const { slug, status, homeGoals, awayGoals, kickOff, day } = fixture
  return {
    ...{ slug, status, home: home.slug, away: away.slug },
    round: round?.number ?? null,
    stage: round?.stage ?? null,
    kickOff: kickOff?.toISOString() ?? (day === null ? null : `${day}T00:00:00.000Z`),
    score: homeGoals === null || awayGoals === null ? null : { home: homeGoals, away: awayGoals },
  }
}

import { In, type EntityManager } from 'typeorm'
import { Club } from '../clubs/club.entity.ts'
import { Ground } from '../clubs/ground.entity.ts'
import { awardDays } from '../matches/award-days.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { IN_PROGRESS } from '../matches/in-progress.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { Adjustment } from '../seasons/adjustment.entity.ts'
import type { Competition } from '../seasons/competition.entity.ts'
import { Round } from '../seasons/round.entity.ts'
import { SeasonEntry } from '../seasons/season-entry.entity.ts'
import type { Season } from '../seasons/season.entity.ts'
import { minuteOfPlay } from './minute-of-play.ts'
import { inPlayingOrder } from './playing-order.ts'
import type { BookFixture, SeasonBook } from './season-book.ts'
import { byId, momentOf, seasonTable } from './season-table.ts'

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
  const live = rows.filter(({ status }) => IN_PROGRESS.includes(status)).map(({ id }) => id)
  const [clubs, grounds, events, awards] = await Promise.all([
    manager.findBy(Club, { id: In(entries.map(({ clubId }) => clubId)) }),
    manager.findBy(Ground, { id: In([...new Set(groundIds)]) }),
    live.length === 0
      ? []
      : manager.find(MatchEvent, { where: { fixtureId: In(live) }, order: { sequence: 'ASC' } }),
    awardDays(manager, rows),
  ])
  const clubOf = byId(clubs)
  const groundOf = byId(grounds)
  const roundOf = byId(rounds)
  const kickOffs = new Map(
    rows.map(({ id, kickOff, day }) => [id, momentOf(kickOff?.toISOString() ?? null, day)]),
  )
  const placeOf = ({ fixture: { id }, round }: BookFixture) => ({
    ...{ id, kickOff: kickOffs.get(id) ?? null },
    round: round?.number ?? null,
  })
  const listed = rows.flatMap((fixture): BookFixture[] => {
    const [home, away] = [clubOf.get(fixture.homeId), clubOf.get(fixture.awayId)]
    if (!home || !away) return []
    const round = roundOf.get(fixture.roundId ?? 0) ?? null
    return [{ fixture, round, home, away, ground: groundOf.get(fixture.groundId ?? 0) ?? null }]
  })
  const fixtures = inPlayingOrder(listed, placeOf)
  const table = seasonTable(season, {
    ...{ clubs, rounds, adjustments, awards },
    fixtures: rows.map((row) => ({ ...row, kickOff: kickOffs.get(row.id) ?? null })),
  })
  return {
    ...{ competition, season, rounds, fixtures, adjustments, table },
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

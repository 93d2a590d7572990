import { Inject, Injectable, NotFoundException } from '@nestjs/common'
import { In, IsNull, Not } from 'typeorm'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { publicOrigin } from '../../foundation/config/public-origin.ts'
import { LeagueAnswers, type LeagueCall } from '../answers/league-answers.ts'
import { LeagueBooks } from '../book/league-books.ts'
import type { BookFixture } from '../book/season-book.ts'
import { LeagueChange } from '../changes/league-change.entity.ts'
import { ALL_CLUBS } from '../clubs/all-clubs.ts'
import { Club } from '../clubs/club.entity.ts'
import { calendarOf, type CalendarMatch, type FormerTime } from './calendar.ts'
import { FixtureChange } from './fixture-change.entity.ts'

export const CALENDAR = 'text/calendar'

@Injectable()
export class CalendarsService {
  /** Calendar by the slug of a club, or `all`. */
  readonly one: LeagueCall<string>
  private readonly origin: string

  constructor(
    private readonly books: LeagueBooks,
    answers: LeagueAnswers,
    @Inject(CONFIG) config: Config,
  ) {
    this.origin = publicOrigin(config)
    const type = `${CALENDAR}; charset=utf-8`
    this.one = answers.call('calendar', (slug) => this.read(slug), { type })
  }

  private async read(slug: string): Promise<string> {
    const { manager } = this.books
    const club = slug === ALL_CLUBS ? null : await manager.findOneBy(Club, { slug })
    if (slug !== ALL_CLUBS && club?.slug !== slug)
      throw new NotFoundException('There is no such club')
    const [last] = await manager.find(LeagueChange, { order: { sequence: 'DESC' }, take: 1 })
    return calendarOf(await this.matchesOf(club), {
      name: club?.name ?? 'All matches of the league',
      changedAt: last?.at ?? new Date(0),
      origin: this.origin,
    })
  }

  /** Returns the matches of the current seasons of all competitions. */
  private async matchesOf(club: Club | null): Promise<CalendarMatch[]> {
    const seasons = (await this.books.seasons()).filter(({ isCurrent }) => isCurrent)
    const books = await Promise.all(seasons.map(({ season }) => this.books.bookOfId(season.id)))
    const own = books.flatMap(({ fixtures, competition }) =>
      fixtures
        .filter(({ home, away }) => !club || home.id === club.id || away.id === club.id)
        .map((match) => ({ ...match, competition: competition.name })),
    )
    const [former, awards] = await Promise.all([this.formerTimes(own), this.awardsOf(own)])
    return own.map((match) => ({
      ...match,
      former: former.get(match.fixture.id) ?? null,
      awardedAt: awards.get(match.fixture.id) ?? null,
    }))
  }

  /** Returns when matches were awarded at the desk, by their ids. */
  private async awardsOf(matches: readonly BookFixture[]): Promise<Map<number, Date>> {
    const ids = matches.flatMap(({ fixture: { id, status } }) => (status === 'awarded' ? [id] : []))
    const changes = await this.books.manager.find(FixtureChange, {
      where: { fixtureId: In(ids), what: 'awarded', to: Not(IsNull()) },
      order: { id: 'ASC' },
    })
    return new Map(changes.map(({ fixtureId, at }) => [fixtureId, at]))
  }

  /** Returns the last times of matches that have none now. */
  private async formerTimes(matches: readonly BookFixture[]): Promise<Map<number, FormerTime>> {
    const ids = matches.flatMap(({ fixture: { id, day, kickOff } }) =>
      day === null && kickOff === null ? [id] : [],
    )
    const changes = await this.books.manager.find(FixtureChange, {
      where: { fixtureId: In(ids), what: In(['day', 'kickOff']), from: Not(IsNull()) },
      order: { id: 'ASC' },
    })
    const times = new Map<number, FormerTime>()
    for (const { fixtureId, what, from } of changes) {
      // A kick-off follows the day that changed with it; a day alone had none.
      const day = what === 'day' ? from : (times.get(fixtureId)?.day ?? null)
      times.set(fixtureId, { day, kickOff: what === 'day' ? null : new Date(from ?? 0) })
    }
    return times
  }
}

import { Injectable, NotFoundException } from '@nestjs/common'
import type { MatchResponse } from 'shared-contracts/league/match'
import type { Side } from 'shared-contracts/league/name'
import type { EntityManager } from 'typeorm'
import { LeagueAnswers, type LeagueCall } from '../answers/league-answers.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { currentTimeOf, type BookFixture, type SeasonBook } from '../book/season-book.ts'
import { countedSeason } from '../standings/counted-season.ts'
import { formOf } from '../standings/form.ts'
import { Appearance } from './appearance.entity.ts'
import { eventResponse, playersIn } from './event-response.ts'
import { FixtureChange } from './fixture-change.entity.ts'
import { fixtureResponse } from './fixture-response.ts'
import { Fixture } from './fixture.entity.ts'
import { lineUpOf } from './line-up.ts'
import { MatchEvent } from './match-event.entity.ts'
import { MatchFigures } from './match-figures.entity.ts'
import { Meetings } from './meetings.ts'

@Injectable()
export class MatchesService {
  readonly one: LeagueCall<string>
  readonly manager: EntityManager

  constructor(
    private readonly books: LeagueBooks,
    private readonly meetings: Meetings,
    answers: LeagueAnswers,
  ) {
    this.manager = books.manager
    this.one = answers.call('match', (slug) => this.read(slug))
  }

  /** @throws NotFoundException when there is no such match. */
  async read(slug: string): Promise<MatchResponse> {
    const row = await this.manager.findOneBy(Fixture, { slug })
    const book = row?.slug === slug ? await this.books.bookOfId(row.seasonId) : null
    const own = book?.fixtures.find(({ fixture }) => fixture.slug === slug)
    if (!book || !own) throw new NotFoundException('There is no such match')
    const fixtureId = own.fixture.id
    const [events, appearances, figures, changes, meetings] = await Promise.all([
      this.manager.find(MatchEvent, { where: { fixtureId }, order: { sequence: 'ASC' } }),
      this.manager.find(Appearance, { where: { fixtureId }, order: { id: 'ASC' } }),
      this.manager.findOneBy(MatchFigures, { id: fixtureId }),
      this.manager.find(FixtureChange, { where: { fixtureId }, order: { id: 'ASC' } }),
      this.meetings.before(own),
    ])
    const players = await playersIn(this.manager, events, appearances)
    const lineUp = (side: Side) => lineUpOf(appearances, side, players)
    const minute = book.minuteOf(fixtureId, currentTimeOf(book.season))
    return {
      ...fixtureResponse(own, book, minute),
      isSample: book.season.isSample,
      clock: book.season.clock?.toISOString() ?? null,
      viewers: own.fixture.viewers,
      officials: own.fixture.officials,
      events: events.map((event) => eventResponse(event, players)),
      lineUps: { home: lineUp('home'), away: lineUp('away') },
      statistics: figures?.figures ?? null,
      form: formBefore(own, book),
      meetings,
      changes: changes.map(({ at, by, what, from, to, reason }) => {
        return { at: at.toISOString(), by, what, from, to, reason }
      }),
    }
  }
}

/** Returns the form of both clubs before the match. */
function formBefore({ fixture, home, away }: BookFixture, { table }: SeasonBook) {
  const index = table.fixtures.findIndex(({ slug }) => slug === fixture.slug)
  const before = { ...table, fixtures: table.fixtures.slice(0, index), adjustments: [] }
  const form = formOf(countedSeason(before, {}).fixtures, 'all')
  return { home: form.get(home.slug) ?? [], away: form.get(away.slug) ?? [] }
}

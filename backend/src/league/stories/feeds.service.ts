import { Inject, Injectable } from '@nestjs/common'
import { Feed } from 'feed'
import { html } from 'shared-server/page/html'
import { In, IsNull, Not } from 'typeorm'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { publicOrigin } from '../../foundation/config/public-origin.ts'
import { LeagueAnswers, type LeagueCall } from '../answers/league-answers.ts'
import { OpenData } from '../answers/open-data.ts'
import { LeagueBooks } from '../book/league-books.ts'
import type { BookFixture, SeasonBook } from '../book/season-book.ts'
import { momentOf } from '../book/season-table.ts'
import { lastChanges } from '../changes/last-changes.ts'
import { FixtureChange } from '../matches/fixture-change.entity.ts'
import type { Season } from '../seasons/season.entity.ts'
import { StoriesService } from './stories.service.ts'

export const ATOM = 'application/atom+xml'

/** Maximum number of entries in a feed: enough for a reader that polls once a week. */
const MAX_STORIES = 50
/** Estimated time from kick-off to the end of a match, in milliseconds. */
const MATCH_MS = 110 * 60_000

interface Entry {
  readonly title: string
  /** Path of its page. */
  readonly path: string
  readonly at: Date
  /** When it was last changed, if it was: readers show an entry anew only for a later moment. */
  readonly changedAt?: Date | undefined
  readonly description: string
  readonly author?: string
}

/** Feeds of news and results (RFC 4287). */
@Injectable()
export class FeedsService {
  readonly news: LeagueCall<null>
  readonly results: LeagueCall<null>
  private readonly origin: string

  constructor(
    private readonly books: LeagueBooks,
    private readonly stories: StoriesService,
    answers: LeagueAnswers,
    private readonly openData: OpenData,
    @Inject(CONFIG) config: Config,
  ) {
    this.origin = publicOrigin(config)
    const type = `${ATOM}; charset=utf-8`
    this.news = answers.call('news feed', () => this.readNews(), { type })
    this.results = answers.call('results feed', () => this.readResults(), { type })
  }

  private async readNews(): Promise<string> {
    const articles = (await this.stories.newest()).slice(0, MAX_STORIES)
    const entries = articles.map(({ slug, title, publishedAt, excerpt, author }) => {
      return { title, path: `/gpl/news/${slug}`, at: publishedAt, description: excerpt, author }
    })
    return this.atom('News of the league', '/gpl/news', 'news', entries)
  }

  /** Reads the results of the season that the portal shows. */
  private async readResults(): Promise<string> {
    const book = await this.books.current()
    const entries = book ? await this.resultsOf(book) : []
    return this.atom('Results of the league', '/gpl/fixtures', 'results', entries)
  }

  private async resultsOf({ fixtures, season }: SeasonBook): Promise<Entry[]> {
    const results = fixtures.filter(isResult).toReversed().slice(0, MAX_STORIES)
    const isDated = results.every(({ fixture: { day } }) => day !== null)
    const changes = isDated ? new Map<string, Date>() : await this.changesOf(season)
    const corrections = await this.correctionsOf(results)
    return results.map((one) => {
      const { id, slug, kickOff, day } = one.fixture
      const begins = momentOf(kickOff?.toISOString() ?? null, day)
      const changedAt = changes.get(slug) ?? changes.get(season.slug)
      const ends = begins === null ? null : new Date(Date.parse(begins) + MATCH_MS)
      const corrected = corrections.get(id)
      // A match can be awarded long before its day, or when it has none any more.
      const isAhead = one.fixture.status === 'awarded' && corrected && !(ends && ends < corrected)
      const at = isAhead ? corrected : (ends ?? changedAt)
      return { ...resultEntry(one, at ?? new Date(season.startsOn)), changedAt: corrected }
    })
  }

  /** Returns when results were last replaced by others, or awarded, by the ids of their matches. */
  private async correctionsOf(results: readonly BookFixture[]): Promise<Map<number, Date>> {
    const ofResults = { fixtureId: In(results.map(({ fixture }) => fixture.id)) }
    const rows = await this.books.manager.find(FixtureChange, {
      where: [
        { ...ofResults, what: 'score', from: Not(IsNull()) },
        { ...ofResults, what: 'awarded' },
      ],
      order: { id: 'ASC' },
    })
    return new Map(rows.map(({ fixtureId, at }) => [fixtureId, at]))
  }

  /** Returns when matches were last changed, and the season, which stands for many matches of one import. */
  private async changesOf({ slug }: Season): Promise<ReadonlyMap<string, Date>> {
    const { manager } = this.books
    const ofSeason = await lastChanges(manager, 'season', slug)
    return new Map([...ofSeason, ...(await lastChanges(manager, 'fixture'))])
  }

  private atom(title: string, path: string, name: string, entries: readonly Entry[]): string {
    const newest = Math.max(0, ...entries.map((entry) => updatedAt(entry).getTime()))
    const feed = new Feed({
      title,
      id: `${this.origin}${path}`,
      link: `${this.origin}${path}`,
      copyright: this.openData.licence,
      updated: new Date(newest),
      feedLinks: { atom: `${this.origin}/api/league/feeds/${name}.atom` },
    })
    for (const entry of entries) {
      const link = `${this.origin}${entry.path}`
      feed.addItem({
        title: escaped(entry.title),
        id: link,
        link,
        published: entry.at,
        date: updatedAt(entry),
        description: escaped(entry.description),
        author: [{ name: entry.author ?? title }],
      })
    }
    return feed.atom1()
  }
}

/** Feeds send titles and summaries as HTML, but ours are plain texts. */
const escaped = (text: string) => html`${text}`.text

const updatedAt = ({ at, changedAt = at }: Entry) => (changedAt > at ? changedAt : at)

const isResult = ({ fixture: { status, homeGoals, awayGoals } }: BookFixture): boolean =>
  (status === 'finished' || status === 'awarded') && homeGoals !== null && awayGoals !== null

function resultEntry({ fixture, home, away, round }: BookFixture, at: Date): Entry {
  const { status, homeGoals, awayGoals, slug } = fixture
  return {
    title: `${home.name} ${homeGoals}-${awayGoals} ${away.name}`,
    path: `/gpl/matches/${slug}`,
    at,
    description: [round?.name, status === 'awarded' ? 'awarded' : ''].filter(Boolean).join(', '),
  }
}

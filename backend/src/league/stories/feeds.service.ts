import { Inject, Injectable } from '@nestjs/common'
import { Feed } from 'feed'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { publicOrigin } from '../../foundation/config/public-origin.ts'
import { LeagueAnswers, type LeagueCall } from '../answers/league-answers.ts'
import { OpenData } from '../answers/open-data.ts'
import { LeagueBooks } from '../book/league-books.ts'
import type { BookFixture } from '../book/season-book.ts'
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
    this.news = answers.call('news feed', () => this.readNews(), type)
    this.results = answers.call('results feed', () => this.readResults(), type)
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
    const entries = (book?.fixtures ?? []).flatMap(resultEntry).toReversed().slice(0, MAX_STORIES)
    return this.atom('Results of the league', '/gpl/fixtures', 'results', entries)
  }

  private atom(title: string, path: string, name: string, entries: readonly Entry[]): string {
    const newest = Math.max(0, ...entries.map(({ at }) => at.getTime()))
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
        title: entry.title,
        id: link,
        link,
        date: entry.at,
        description: entry.description,
        author: [{ name: entry.author ?? title }],
      })
    }
    return feed.atom1()
  }
}

function resultEntry({ fixture, home, away, round }: BookFixture): Entry[] {
  const { status, homeGoals, awayGoals, kickOff, slug } = fixture
  const isOver = status === 'finished' || status === 'awarded'
  if (!isOver || homeGoals === null || awayGoals === null || !kickOff) return []
  return [
    {
      title: `${home.name} ${homeGoals}-${awayGoals} ${away.name}`,
      path: `/gpl/matches/${slug}`,
      at: new Date(kickOff.getTime() + MATCH_MS),
      description: [round?.name, status === 'awarded' ? 'awarded' : ''].filter(Boolean).join(', '),
    },
  ]
}

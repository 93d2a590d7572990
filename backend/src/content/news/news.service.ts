import { Injectable, NotFoundException } from '@nestjs/common'
import type { FocalPoint } from 'shared-contracts/api/focal-point'
import { STORIES_PER_PAGE, type NewsResponse, type StoryResponse } from 'shared-contracts/api/news'
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm'
import { containing } from '../../foundation/database/containing.ts'
import type { CachedAnswer } from '../../foundation/http/cached-answer.ts'
import { CachedAnswers } from '../../foundation/http/cached-answers.ts'
import { CONTENT_FRESHNESS } from '../../foundation/http/content-freshness.ts'
import { furtherPages } from '../../foundation/http/further-pages.ts'
import type { KeyedAnswers } from '../../foundation/http/keyed-answers.ts'
import { ContentPreviews } from '../revisions/content-previews.ts'
import { focalPointsOf } from '../media/focal-points.ts'
import { FormerAddress } from '../revisions/former-address.entity.ts'
import { News } from './news.entity.ts'
import { nameOf, STORY_KIND } from './story-kind.ts'
import { StoryBodies } from './text/story-bodies.ts'
import { wordsOf } from './text/story-text.ts'

/** Maximum number of stories that a search returns. */
const MOST_FOUND = 50
/** Characters of a story's text in responses: in the list, and around the match of a search. */
const MOST_WORDS = 2_000
const PASSAGE = 500

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

@Injectable()
export class NewsService {
  /** Newest first. */
  readonly list: CachedAnswer
  /** Older stories, by the number of their page. */
  readonly older: KeyedAnswers
  /** The pages of the list besides the first. */
  readonly pages: CachedAnswer
  /** Search results from stories of any age, by the searched text in lower case. */
  readonly found: KeyedAnswers
  /** Stories with a text of their own, by their slug. */
  readonly stories: KeyedAnswers
  private readonly bodies = new StoryBodies()
  private readonly manager: EntityManager

  constructor(
    dataSource: DataSource,
    answers: CachedAnswers,
    private readonly previews: ContentPreviews,
  ) {
    this.manager = dataSource.manager
    this.list = answers.create({
      name: 'news',
      load: async () => this.toResponses(await this.newest().getMany()),
      ...CONTENT_FRESHNESS,
    })
    this.older = answers.createKeyed({
      name: 'older news',
      load: async (page) => this.toResponses(await this.newest(Number(page)).getMany()),
      // Anybody can ask for pages that there are not.
      isFiltered: () => true,
      ...CONTENT_FRESHNESS,
    })
    this.pages = answers.create({
      name: 'news pages',
      load: async () => furtherPages(await this.manager.count(News), STORIES_PER_PAGE),
      ...CONTENT_FRESHNESS,
    })
    this.found = answers.createKeyed({
      name: 'news search',
      load: (text) => this.find(text),
      isFiltered: () => true,
      ...CONTENT_FRESHNESS,
    })
    this.stories = answers.createKeyed({
      name: 'story',
      load: async (slug) => {
        const story = await this.manager.findOneBy(News, { slug })
        if (!story) throw noStory()
        return this.whole(story, slug)
      },
      ...CONTENT_FRESHNESS,
    })
  }

  /** Invalidates the cached responses. Each is loaded again before it is next served. */
  invalidate(): void {
    this.list.invalidate()
    this.older.invalidate()
    this.pages.invalidate()
    this.found.invalidate()
    this.stories.invalidate()
  }

  /**
   * Finds the current slug of the story that formerly had this one.
   *
   * @throws NotFoundException if there is no such story, or it has no address now.
   */
  async slugAfter(slug: string): Promise<string> {
    const former =
      isSlug(slug) && (await this.manager.findOneBy(FormerAddress, { part: 'stories', slug }))
    const story = former && (await this.manager.findOneBy(News, { id: former.recordId }))
    if (!story || story.slug === null) throw noStory()
    return story.slug
  }

  /**
   * Returns a story as currently drafted.
   *
   * @throws NotFoundException if the token is forged, expired or for something else, or the story was deleted.
   */
  async preview(token: string): Promise<StoryResponse> {
    const story = await this.previews.rowOf(STORY_KIND, token)
    if (!story) throw noStory()
    return this.whole(story, story.slug ?? nameOf(story))
  }

  private newest(page = 1): SelectQueryBuilder<News> {
    return this.manager
      .createQueryBuilder(News, 'story')
      .orderBy({ 'story.date': 'DESC', 'story.id': 'DESC' })
      .offset((page - 1) * STORIES_PER_PAGE)
      .limit(STORIES_PER_PAGE)
  }

  /** The database searches the Markdown source. Each story found must also contain the text in its plain words. */
  private async find(text: string): Promise<NewsResponse[]> {
    const columns = ['story.title', 'story.excerpt', 'story.content', 'story.subsidiary']
    const stories = await this.newest()
      .where(...containing(columns, text))
      .getMany()
    const contain = stories.filter(({ title, excerpt, content, subsidiary }) =>
      [title, excerpt, this.wordsIn(content), subsidiary ?? '']
        .join('\n')
        .toLowerCase()
        .includes(text),
    )
    return this.toResponses(contain.slice(0, MOST_FOUND), (words) => passageOf(words, text))
  }

  /** @param shorten cuts a story's text to the part that the response contains. */
  private async toResponses(
    news: readonly News[],
    shorten?: (words: string) => string,
  ): Promise<NewsResponse[]> {
    const pictures = news.map(({ imageUrl }) => imageUrl)
    const points = await focalPointsOf(this.manager, pictures)
    return news.map((story) => this.toResponse(story, points.get(story.imageUrl), shorten))
  }

  private async whole(story: News, slug: string): Promise<StoryResponse> {
    const points = await focalPointsOf(this.manager, [story.imageUrl])
    const response = this.toResponse(story, points.get(story.imageUrl))
    return { ...response, slug, body: this.bodies.of(story.content) }
  }

  private wordsIn(text: string): string {
    return wordsOf(this.bodies.of(text))
  }

  private toResponse(
    news: News,
    focalPoint: FocalPoint | undefined,
    shorten = (words: string) => words.slice(0, MOST_WORDS),
  ): NewsResponse {
    const { id, title, excerpt, content, imageUrl, date, subsidiary, slug } = news
    const { category, region, featured, isSample, source, sourceUrl, imageAlt } = news
    return {
      ...{ id, title, excerpt, imageUrl, imageAlt, subsidiary },
      content: shorten(this.wordsIn(content)),
      date: date.toISOString(),
      ...{ featured, isSample },
      ...(slug !== null && { slug }),
      ...(category && { category }),
      ...(region && { region }),
      ...(source && { source }),
      ...(sourceUrl && { sourceUrl }),
      ...(focalPoint && { focalPoint }),
    }
  }
}

/** Returns the words around the first match of a lower-case text, or the first words if there is no match. */
function passageOf(words: string, text: string): string {
  const start = Math.max(0, words.toLowerCase().indexOf(text) - PASSAGE / 2)
  return words.slice(start, start + PASSAGE + text.length)
}

/** Whether a text has the form of a slug. MySQL's collations would match other texts as equal. */
export const isSlug = (text: string) => SLUG.test(text)

export const noStory = () => new NotFoundException('There is no such story')

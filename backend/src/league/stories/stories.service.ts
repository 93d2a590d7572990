import { Injectable, NotFoundException } from '@nestjs/common'
import type { FocalPoint } from 'shared-contracts/api/focal-point'
import {
  ARTICLES_PER_PAGE,
  type ArticleResponse,
  type ArticleSummary,
} from 'shared-contracts/league/article'
import type { TopicResponse } from 'shared-contracts/league/topic'
import type { EntityManager } from 'typeorm'
import { focalPointsOf } from '../../content/media/focal-points.ts'
import { StoryBodies } from '../../content/news/text/story-bodies.ts'
import { ContentPreviews } from '../../content/revisions/content-previews.ts'
import { containing } from '../../foundation/database/containing.ts'
import { furtherPages } from '../../foundation/http/further-pages.ts'
import { LeagueAnswers, type LeagueCall } from '../answers/league-answers.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { ARTICLE_KIND } from './article-kind.ts'
import { lastChanges } from '../changes/last-changes.ts'
import { Article } from './article.entity.ts'
import { TOPIC_KIND } from './topic-kind.ts'
import { Topic } from './topic.entity.ts'

/** A story in a list, without its text, which may have 100,000 characters. */
type ListedArticle = Omit<Article, 'content'>
const LISTED: Readonly<Record<keyof ListedArticle, true>> = {
  ...{ id: true, slug: true, title: true, excerpt: true, category: true, author: true },
  ...{ publishedAt: true, isSample: true, readMinutes: true, views: true, isFeatured: true },
  ...{ isTrending: true, image: true, imageAlt: true, tags: true },
}

@Injectable()
export class StoriesService {
  /** By the number of a page, from 1. */
  readonly list: LeagueCall<number>
  /** The newest stories of any age that contain each word of a text. */
  readonly found: LeagueCall<string>
  /** The pages of the list besides the first. */
  readonly pages: LeagueCall<null>
  readonly one: LeagueCall<string>
  readonly topics: LeagueCall<null>
  readonly manager: EntityManager
  private readonly bodies = new StoryBodies()

  constructor(
    { manager }: LeagueBooks,
    answers: LeagueAnswers,
    private readonly previews: ContentPreviews,
  ) {
    this.manager = manager
    this.list = answers.call('articles', (page) => this.readList(page), {
      // Anybody can ask for pages that there are not.
      isFiltered: (page) => page > 1,
    })
    this.found = answers.call('article search', (text) => this.find(text), {
      isFiltered: () => true,
    })
    this.pages = answers.call('pages of articles', async () =>
      furtherPages(await this.manager.count(Article), ARTICLES_PER_PAGE),
    )
    this.one = answers.call('article', (slug) => this.read(slug))
    this.topics = answers.call('topics', async () => (await this.allTopics()).map(topicResponse))
  }

  /** Returns the newest stories first; of two with the same time, the one that was entered first. */
  newest(page = 1): Promise<ListedArticle[]> {
    const order = { publishedAt: 'DESC', id: 'ASC' } as const
    const skip = (page - 1) * ARTICLES_PER_PAGE
    return this.manager.find(Article, { select: LISTED, order, skip, take: ARTICLES_PER_PAGE })
  }

  /** Returns a story in its newest revision, published or not. @throws NotFoundException */
  async preview(token: string): Promise<ArticleResponse> {
    const article = await this.previews.rowOf(ARTICLE_KIND, token)
    if (!article) throw noStory()
    return this.whole(article)
  }

  /** Returns the topics, one of them in its newest revision, published or not. @throws NotFoundException */
  async previewTopics(token: string): Promise<TopicResponse[]> {
    const topic = await this.previews.rowOf(TOPIC_KIND, token)
    const others = (await this.allTopics()).filter(({ id }) => id !== topic?.id)
    return (topic ? [...others, topic] : others)
      .sort((a, b) => b.posts - a.posts || a.id - b.id)
      .map(topicResponse)
  }

  private async readList(page: number): Promise<ArticleSummary[]> {
    return this.summaries(await this.newest(page))
  }

  private async find(text: string): Promise<ArticleSummary[]> {
    const columns = ['article.title', 'article.excerpt']
    const articles = await this.manager
      .createQueryBuilder(Article, 'article')
      .select(Object.keys(LISTED).map((column) => `article.${column}`))
      .where(...containing(columns, text, ['article.tags']))
      .orderBy({ 'article.publishedAt': 'DESC', 'article.id': 'ASC' })
      .limit(ARTICLES_PER_PAGE)
      .getMany()
    return this.summaries(articles)
  }

  private async summaries(articles: readonly ListedArticle[]): Promise<ArticleSummary[]> {
    const points = await focalPointsOf(
      this.manager,
      articles.map(({ image }) => image),
    )
    const changes = await lastChanges(this.manager, 'article')
    return articles.map((article) =>
      articleSummary(article, {
        changedAt: changes.get(article.slug),
        focalPoint: points.get(article.image),
      }),
    )
  }

  private async read(slug: string): Promise<ArticleResponse> {
    const article = await this.manager.findOneBy(Article, { slug })
    if (article?.slug !== slug) throw noStory()
    return this.whole(article)
  }

  private async whole(article: Article): Promise<ArticleResponse> {
    const points = await focalPointsOf(this.manager, [article.image])
    const { slug, content } = article
    const changes = await lastChanges(this.manager, 'article', slug)
    return {
      ...articleSummary(article, {
        changedAt: changes.get(slug),
        focalPoint: points.get(article.image),
      }),
      ...{ content, body: this.bodies.of(content) },
    }
  }

  private allTopics(): Promise<Topic[]> {
    return this.manager.find(Topic, { order: { posts: 'DESC', id: 'ASC' } })
  }
}

const noStory = () => new NotFoundException('There is no such story')

const topicResponse = ({ name, posts }: Topic): TopicResponse => ({ name, posts })

/** Facts of a story from other tables. */
interface Told {
  /** Time of its last recorded change; undefined if none was ever recorded. */
  readonly changedAt: Date | undefined
  readonly focalPoint: FocalPoint | undefined
}

function articleSummary(
  article: ListedArticle,
  { changedAt = article.publishedAt, focalPoint }: Told,
): ArticleSummary {
  const { slug, title, excerpt, category, author, isSample, readMinutes, views } = article
  const { isFeatured, isTrending, image, imageAlt, tags } = article
  return {
    ...{ slug, title, excerpt, category, author },
    publishedAt: article.publishedAt.toISOString(),
    changedAt: changedSince(article, changedAt).toISOString(),
    ...{ isSample, readMinutes, views, isFeatured, isTrending, image, imageAlt, tags },
    ...(focalPoint && { focalPoint }),
  }
}

/** A change this soon after the publication, in milliseconds, is the record of the publication itself. */
const PUBLISHING_MS = 60_000

/** Returns the last change; the publication for a story of the sample, or one that has just been published. */
const changedSince = ({ isSample, publishedAt }: ListedArticle, changedAt: Date) =>
  !isSample && changedAt.getTime() - publishedAt.getTime() > PUBLISHING_MS ? changedAt : publishedAt

import { Injectable, NotFoundException } from '@nestjs/common'
import type { ArticleResponse, ArticleSummary } from 'shared-contracts/league/article'
import type { TopicResponse } from 'shared-contracts/league/topic'
import type { EntityManager } from 'typeorm'
import { LeagueAnswers, type LeagueCall } from '../answers/league-answers.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { lastChanges } from '../changes/last-changes.ts'
import { Article } from './article.entity.ts'
import { Topic } from './topic.entity.ts'

/** The newest stories, as many as one answer and one page can hold. */
const MOST_LISTED = 200

@Injectable()
export class StoriesService {
  readonly list: LeagueCall<null>
  readonly one: LeagueCall<string>
  readonly topics: LeagueCall<null>
  readonly manager: EntityManager

  constructor({ manager }: LeagueBooks, answers: LeagueAnswers) {
    this.manager = manager
    this.list = answers.call('articles', () => this.readList())
    this.one = answers.call('article', (slug) => this.read(slug))
    this.topics = answers.call('topics', () => this.readTopics())
  }

  /** The newest first; of two that came at once, the one that was entered first. */
  newest(): Promise<Article[]> {
    const order = { publishedAt: 'DESC', id: 'ASC' } as const
    return this.manager.find(Article, { order, take: MOST_LISTED })
  }

  private async readList(): Promise<ArticleSummary[]> {
    const articles = await this.newest()
    const changes = await lastChanges(this.manager, 'article')
    return articles.map((article) => articleSummary(article, changes.get(article.slug)))
  }

  private async read(slug: string): Promise<ArticleResponse> {
    const article = await this.manager.findOneBy(Article, { slug })
    if (article?.slug !== slug) throw new NotFoundException('There is no such story')
    const changes = await lastChanges(this.manager, 'article', slug)
    return { ...articleSummary(article, changes.get(slug)), content: article.content }
  }

  private async readTopics(): Promise<TopicResponse[]> {
    const topics = await this.manager.find(Topic, { order: { posts: 'DESC', id: 'ASC' } })
    return topics.map(({ name, posts }) => ({ name, posts }))
  }
}

/** @param changedAt as the league's changes tell it; none of a story that was never written down there. */
function articleSummary(article: Article, changedAt = article.publishedAt): ArticleSummary {
  const { slug, title, excerpt, category, author, isSample, readMinutes, views } = article
  const { isFeatured, isTrending, image, tags } = article
  return {
    ...{ slug, title, excerpt, category, author },
    publishedAt: article.publishedAt.toISOString(),
    changedAt: new Date(Math.max(+changedAt, +article.publishedAt)).toISOString(),
    ...{ isSample, readMinutes, views, isFeatured, isTrending, image, tags },
  }
}

import { Injectable, NotFoundException } from '@nestjs/common'
import type { ArticleResponse, ArticleSummary } from 'shared-contracts/league/article'
import type { TopicResponse } from 'shared-contracts/league/topic'
import type { EntityManager } from 'typeorm'
import { LeagueAnswers, type LeagueCall } from '../answers/league-answers.ts'
import { LeagueBooks } from '../book/league-books.ts'
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
    this.list = answers.call('articles', async () => (await this.newest()).map(articleSummary))
    this.one = answers.call('article', (slug) => this.read(slug))
    this.topics = answers.call('topics', () => this.readTopics())
  }

  /** The newest first; of two that came at once, the one that was entered first. */
  newest(): Promise<Article[]> {
    const order = { publishedAt: 'DESC', id: 'ASC' } as const
    return this.manager.find(Article, { order, take: MOST_LISTED })
  }

  private async read(slug: string): Promise<ArticleResponse> {
    const article = await this.manager.findOneBy(Article, { slug })
    if (article?.slug !== slug) throw new NotFoundException('There is no such story')
    return { ...articleSummary(article), content: article.content }
  }

  private async readTopics(): Promise<TopicResponse[]> {
    const topics = await this.manager.find(Topic, { order: { posts: 'DESC', id: 'ASC' } })
    return topics.map(({ name, posts }) => ({ name, posts }))
  }
}

function articleSummary(article: Article): ArticleSummary {
  const { slug, title, excerpt, category, author, isSample, readMinutes, views } = article
  const { isFeatured, isTrending, image, tags } = article
  return {
    ...{ slug, title, excerpt, category, author },
    publishedAt: article.publishedAt.toISOString(),
    ...{ isSample, readMinutes, views, isFeatured, isTrending, image, tags },
  }
}

import { Injectable, NotFoundException } from '@nestjs/common'
import type { NewsResponse, StoryResponse } from 'shared-contracts/api/news'
import { DataSource } from 'typeorm'
import type { CachedAnswer } from '../../foundation/http/cached-answer.ts'
import { CachedAnswers } from '../../foundation/http/cached-answers.ts'
import { CONTENT_FRESHNESS } from '../../foundation/http/content-freshness.ts'
import type { KeyedAnswers } from '../../foundation/http/keyed-answers.ts'
import { News } from './news.entity.ts'

/** The newest stories, as many as one answer and one page can hold. */
const MOST_LISTED = 200

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

@Injectable()
export class NewsService {
  /** Newest first. */
  readonly list: CachedAnswer
  /** Stories that are told here, by their slug. */
  readonly stories: KeyedAnswers

  constructor(
    private readonly dataSource: DataSource,
    answers: CachedAnswers,
  ) {
    this.list = answers.create({
      name: 'news',
      load: async () => {
        const news = await dataSource.manager.find(News, {
          order: { date: 'DESC', id: 'DESC' },
          take: MOST_LISTED,
        })
        return news.map(toResponse)
      },
      ...CONTENT_FRESHNESS,
    })
    this.stories = answers.createKeyed({
      name: 'story',
      load: (slug) => this.find(slug),
      ...CONTENT_FRESHNESS,
    })
  }

  /** What is held is read anew before it is given again. */
  invalidate(): void {
    this.list.invalidate()
    this.stories.invalidate()
  }

  private async find(slug: string): Promise<StoryResponse> {
    // MySQL's collations take other texts for the same one.
    const isSlug = SLUG.test(slug)
    const story = isSlug && (await this.dataSource.manager.findOneBy(News, { slug }))
    if (!story) throw new NotFoundException('There is no such story')
    return { ...toResponse(story), slug, body: [] }
  }
}

function toResponse(news: News): NewsResponse {
  const { id, title, excerpt, content, imageUrl, date, subsidiary, slug } = news
  const { category, region, featured, source, sourceUrl, imageAlt } = news
  return {
    id,
    title,
    excerpt,
    content,
    imageUrl,
    date: date.toISOString(),
    subsidiary,
    ...(slug !== null && { slug }),
    imageAlt,
    ...(category && { category }),
    ...(region && { region }),
    featured,
    ...(source && { source }),
    ...(sourceUrl && { sourceUrl }),
  }
}

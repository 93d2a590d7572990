import { Injectable } from '@nestjs/common'
import type { NewsResponse } from 'shared-contracts/api/news'
import { DataSource } from 'typeorm'
import type { CachedAnswer } from '../../foundation/http/cached-answer.ts'
import { CachedAnswers } from '../../foundation/http/cached-answers.ts'
import { CONTENT_FRESHNESS } from '../../foundation/http/content-freshness.ts'
import { News } from './news.entity.ts'

@Injectable()
export class NewsService {
  /** Newest first. */
  readonly list: CachedAnswer

  constructor({ manager }: DataSource, answers: CachedAnswers) {
    this.list = answers.create({
      name: 'news',
      load: async () => {
        const news = await manager.find(News, { order: { date: 'DESC', id: 'DESC' } })
        return news.map(toResponse)
      },
      ...CONTENT_FRESHNESS,
    })
  }
}

function toResponse(news: News): NewsResponse {
  const { id, title, excerpt, content, imageUrl, date, subsidiary } = news
  return { id, title, excerpt, content, imageUrl, date: date.toISOString(), subsidiary }
}

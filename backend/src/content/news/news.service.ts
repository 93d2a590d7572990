import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { NewsResponse } from 'shared-contracts'
import type { Repository } from 'typeorm'
import type { CachedAnswer } from '../../foundation/http/cached-answer.ts'
import { CachedAnswers } from '../../foundation/http/cached-answers.ts'
import { CONTENT_FRESHNESS } from '../../foundation/http/content-freshness.ts'
import { News } from './news.entity.ts'

@Injectable()
export class NewsService {
  /** Newest first. */
  readonly list: CachedAnswer

  constructor(@InjectRepository(News) news: Repository<News>, answers: CachedAnswers) {
    this.list = answers.create({
      name: 'news',
      load: async () => (await news.find({ order: { date: 'DESC', id: 'DESC' } })).map(toResponse),
      ...CONTENT_FRESHNESS,
    })
  }
}

function toResponse(news: News): NewsResponse {
  const { id, title, excerpt, content, imageUrl, date, subsidiary } = news
  return { id, title, excerpt, content, imageUrl, date: date.toISOString(), subsidiary }
}

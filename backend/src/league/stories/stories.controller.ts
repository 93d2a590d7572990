import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ArticleResponse, ArticleSummary } from 'shared-contracts/league/article'
import { TopicResponse } from 'shared-contracts/league/topic'
import * as v from 'valibot'
import {
  PreviewQuery,
  sendPreview,
  type Previewed,
} from '../../content/revisions/preview-answer.ts'
import { OpenEndpoint } from '../answers/open-data.ts'
import { sendBySlug, type Addressed } from '../answers/renamed.ts'
import { Article } from './article.entity.ts'
import { StoriesService } from './stories.service.ts'

const ARTICLES: Addressed = {
  part: 'league-articles',
  entity: Article,
  path: '/api/league/articles',
}

@Controller('api/league')
export class StoriesController {
  constructor(private readonly stories: StoriesService) {}

  @Get('articles')
  @OpenEndpoint({ answer: v.array(ArticleSummary) })
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.stories.list.send(null, request, reply)
  }

  @Get('articles/:article')
  @OpenEndpoint({ query: PreviewQuery, answer: ArticleResponse, errors: [404], isRenamed: true })
  async one(
    @Param('article') slug: string,
    @Query({ schema: PreviewQuery }) { preview }: Previewed,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (preview !== undefined) return sendPreview(reply, await this.stories.preview(preview))
    const { one, manager } = this.stories
    return sendBySlug(one, slug, { manager, of: ARTICLES }, request, reply)
  }

  @Get('topics')
  @OpenEndpoint({ query: PreviewQuery, answer: v.array(TopicResponse), errors: [404] })
  async topics(
    @Query({ schema: PreviewQuery }) { preview }: Previewed,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (preview !== undefined) return sendPreview(reply, await this.stories.previewTopics(preview))
    return this.stories.topics.send(null, request, reply)
  }
}

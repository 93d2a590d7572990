import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { FurtherPage } from 'shared-contracts/api/further-page'
import { ArticleResponse, ArticlesQuery, ArticleSummary } from 'shared-contracts/league/article'
import { TopicResponse } from 'shared-contracts/league/topic'
import * as v from 'valibot'
import {
  PreviewQuery,
  sendPreview,
  type Previewed,
} from '../../content/revisions/preview-answer.ts'
import { SearchLimit } from '../../foundation/http/search-limit.ts'
import { Redis } from '../../foundation/redis/redis.ts'
import { OpenEndpoint } from '../answers/open-data.ts'
import { sendBySlug, type Addressed } from '../answers/renamed.ts'
import { Article } from './article.entity.ts'
import { StoriesService } from './stories.service.ts'

// If it had the schema's name, OpenAPI would describe the schema itself.
type Asked = v.InferOutput<typeof ArticlesQuery>

const ARTICLES: Addressed = {
  part: 'league-articles',
  entity: Article,
  path: '/api/league/articles',
}

@Controller('api/league')
export class StoriesController {
  private readonly searches: SearchLimit

  constructor(
    private readonly stories: StoriesService,
    redis: Redis,
  ) {
    this.searches = new SearchLimit('article searches', redis)
  }

  @Get('articles')
  @OpenEndpoint({ query: ArticlesQuery, answer: v.array(ArticleSummary), errors: [429] })
  async list(
    @Query({ schema: ArticlesQuery }) { q, page = 1 }: Asked,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!q) return this.stories.list.send(page, request, reply)
    await this.searches.admit(request)
    await this.stories.found.send(q.toLowerCase(), request, reply)
  }

  /** At an address of its own, because below `articles` every name is a story's. */
  @Get('articles-pages')
  @OpenEndpoint({ answer: v.array(FurtherPage) })
  pages(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.stories.pages.send(null, request, reply)
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

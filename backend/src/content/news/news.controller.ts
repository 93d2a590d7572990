import { Controller, Get, NotFoundException, Param, Query, Req, Res } from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NewsQuery, NewsResponse, StoryResponse } from 'shared-contracts/api/news'
import * as v from 'valibot'
import { AddressLimit } from '../../foundation/http/address-limit.ts'
import { TooManyRequestsException } from '../../foundation/http/too-many-requests.exception.ts'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { Redis } from '../../foundation/redis/redis.ts'
import { PreviewQuery, sendPreview, type Previewed } from '../revisions/preview-answer.ts'
import { isSlug, NewsService, noStory } from './news.service.ts'

// If it had the schema's name, OpenAPI would describe the schema itself.
type Asked = v.InferOutput<typeof NewsQuery>

/**
 * Searches per minute from one network: a search reads every story. A carrier's address has many phones behind it, and
 * an edge asks for all pages that it renders.
 */
const SEARCHES_PER_MINUTE = 600

@Controller('api/news')
export class NewsController {
  private readonly searches: AddressLimit

  constructor(
    private readonly news: NewsService,
    redis: Redis,
  ) {
    this.searches = new AddressLimit({ name: 'news searches', max: SEARCHES_PER_MINUTE }, redis)
  }

  @Get()
  @ApiEndpoint({ query: NewsQuery, answer: v.array(NewsResponse), errors: [429], isTagged: true })
  async list(
    @Query({ schema: NewsQuery }) { q, page = 1 }: Asked,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!q && page > 1) return this.news.older.send(String(page), request, reply)
    if (!q) return this.news.list.send(request, reply)
    const wait = await this.searches.admit(request.ip)
    if (wait > 0) throw new TooManyRequestsException(wait, 'Too many searches. Try again later')
    await this.news.found.send(q.toLowerCase(), request, reply)
  }

  @Get(':slug')
  @ApiEndpoint({ query: PreviewQuery, answer: StoryResponse, errors: [404], isTagged: true })
  @ApiResponse({ status: 301 })
  async story(
    @Param('slug') slug: string,
    @Query({ schema: PreviewQuery }) { preview }: Previewed,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (preview !== undefined) {
      const story = await this.news.preview(preview)
      return sendPreview(reply, story)
    }
    if (!isSlug(slug)) throw noStory()
    try {
      await this.news.stories.send(slug, request, reply)
    } catch (error) {
      if (!(error instanceof NotFoundException)) throw error
      const now = await this.news.slugAfter(slug)
      // Never cache it, because the story may move again, even back here.
      await reply.header('cache-control', 'no-cache').redirect(`/api/news/${now}`, 301)
    }
  }
}

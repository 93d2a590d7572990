import { Controller, Get, NotFoundException, Param, Query, Req, Res } from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NewsQuery, NewsResponse, StoryResponse } from 'shared-contracts/api/news'
import * as v from 'valibot'
import { SearchLimit } from '../../foundation/http/search-limit.ts'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { Redis } from '../../foundation/redis/redis.ts'
import { PreviewQuery, sendPreview, type Previewed } from '../revisions/preview-answer.ts'
import { isSlug, NewsService, noStory } from './news.service.ts'

// If it had the schema's name, OpenAPI would describe the schema itself.
type Asked = v.InferOutput<typeof NewsQuery>

@Controller('api/news')
export class NewsController {
  private readonly searches: SearchLimit

  constructor(
    private readonly news: NewsService,
    redis: Redis,
  ) {
    this.searches = new SearchLimit('news searches', redis)
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
    await this.searches.admit(request)
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

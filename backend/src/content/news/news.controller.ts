import { Controller, Get, Param, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NewsResponse, StoryResponse } from 'shared-contracts/api/news'
import * as v from 'valibot'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { NewsService } from './news.service.ts'

@Controller('api/news')
export class NewsController {
  constructor(private readonly news: NewsService) {}

  @Get()
  @ApiEndpoint({ answer: v.array(NewsResponse), isTagged: true })
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.news.list.send(request, reply)
  }

  @Get(':slug')
  @ApiEndpoint({ answer: StoryResponse, errors: [404], isTagged: true })
  story(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.news.stories.send(slug, request, reply)
  }
}

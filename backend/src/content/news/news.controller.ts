import { Controller, Get, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NewsResponse } from 'shared-contracts/api/news'
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
}

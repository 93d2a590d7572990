import { Controller, Get, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { FurtherPage } from 'shared-contracts/api/further-page'
import * as v from 'valibot'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { NewsService } from './news.service.ts'

/** Pages of the list of stories. It has an address of its own, because below `api/news` every name is a story's. */
@Controller('api/news-pages')
export class NewsPagesController {
  constructor(private readonly news: NewsService) {}

  @Get()
  @ApiEndpoint({ answer: v.array(FurtherPage), isTagged: true })
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.news.pages.send(request, reply)
  }
}

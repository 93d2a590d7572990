import { Controller, Get, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { OpenEndpoint } from '../answers/open-data.ts'
import { ATOM, FeedsService } from './feeds.service.ts'

@Controller('api/league/feeds')
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @Get('news.atom')
  @OpenEndpoint({ answerType: ATOM })
  news(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.feeds.news.send(null, request, reply)
  }

  @Get('results.atom')
  @OpenEndpoint({ answerType: ATOM })
  results(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.feeds.results.send(null, request, reply)
  }
}

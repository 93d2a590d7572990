import { Body, Controller, Get, Param, Put, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { MatchScorers } from 'shared-contracts/league/score'
import { DeskEndpoint } from '../../../accounts/desk-endpoint.ts'
import { callerOf, ForPart } from '../../../accounts/sessions/desk-guard.ts'
import { MatchScorersService } from './match-scorers.service.ts'

/** Assignment of a match to its scorers. */
@ForPart('league')
@Controller('api/desk/league/fixtures/:fixture/scorers')
export class MatchScorersController {
  constructor(private readonly scorers: MatchScorersService) {}

  @Get()
  @DeskEndpoint({ answer: MatchScorers, errors: [404] })
  find(@Param('fixture') slug: string): Promise<MatchScorers> {
    return this.scorers.find(slug)
  }

  @Put()
  @DeskEndpoint({ body: MatchScorers, answer: MatchScorers, errors: [404, 409] })
  give(
    @Param('fixture') slug: string,
    @Body({ schema: MatchScorers }) scorers: MatchScorers,
    @Req() request: FastifyRequest,
  ): Promise<MatchScorers> {
    return this.scorers.give(callerOf(request), slug, scorers)
  }
}

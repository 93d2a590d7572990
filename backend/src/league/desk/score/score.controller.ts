import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { MatchesToScore, ScoredMatch, Taps, TapsAnswer } from 'shared-contracts/league/score'
import { DeskEndpoint } from '../../../accounts/desk-endpoint.ts'
import { callerOf, ForPart } from '../../../accounts/sessions/desk-guard.ts'
import { ScoredMatchesService } from './scored-matches.service.ts'

/** Scoring a match at the touchline. */
@ForPart('score')
@Controller('api/desk/score')
export class ScoreController {
  constructor(private readonly matches: ScoredMatchesService) {}

  @Get()
  @DeskEndpoint({ answer: MatchesToScore })
  list(@Req() request: FastifyRequest): Promise<MatchesToScore> {
    return this.matches.list(callerOf(request))
  }

  @Get(':fixture')
  @DeskEndpoint({ answer: ScoredMatch, errors: [404, 409] })
  open(@Param('fixture') slug: string, @Req() request: FastifyRequest): Promise<ScoredMatch> {
    return this.matches.open(callerOf(request), slug)
  }

  @Post(':fixture/taps')
  @HttpCode(200)
  @DeskEndpoint({ body: Taps, answer: TapsAnswer, errors: [404, 409] })
  take(
    @Param('fixture') slug: string,
    @Body({ schema: Taps }) { taps }: Taps,
    @Req() request: FastifyRequest,
  ): Promise<TapsAnswer> {
    return this.matches.take(callerOf(request), slug, taps)
  }
}

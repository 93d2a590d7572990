import { Controller, Get, Param, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  ListedDay,
  ListedGround,
  ListedRecord,
  ListedRound,
} from 'shared-contracts/league/listed-record'
import { LiveResponse, MatchResponse } from 'shared-contracts/league/match'
import * as v from 'valibot'
import { ListedRecords } from '../answers/listed-records.ts'
import { OpenEndpoint } from '../answers/open-data.ts'
import { sendBySlug, type Addressed } from '../answers/renamed.ts'
import { Fixture } from './fixture.entity.ts'
import { FixturesService } from './fixtures.service.ts'
import { MatchesService } from './matches.service.ts'

export const MATCHES: Addressed = { part: 'fixtures', entity: Fixture, path: '/api/league/matches' }

@Controller('api/league')
export class MatchesController {
  constructor(
    private readonly fixtures: FixturesService,
    private readonly matches: MatchesService,
    private readonly listed: ListedRecords,
  ) {}

  @Get('live')
  @OpenEndpoint({ answer: LiveResponse })
  live(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.fixtures.live.send(null, request, reply)
  }

  @Get('matches')
  @OpenEndpoint({ answer: v.array(ListedRecord) })
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.listed.matches.send(null, request, reply)
  }

  @Get('days')
  @OpenEndpoint({ answer: v.array(ListedDay) })
  days(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.listed.days.send(null, request, reply)
  }

  @Get('grounds')
  @OpenEndpoint({ answer: v.array(ListedGround) })
  grounds(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.listed.grounds.send(null, request, reply)
  }

  @Get('rounds')
  @OpenEndpoint({ answer: v.array(ListedRound) })
  rounds(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.listed.rounds.send(null, request, reply)
  }

  @Get('matches/:fixture')
  @OpenEndpoint({ answer: MatchResponse, errors: [404], isRenamed: true })
  match(
    @Param('fixture') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { one, manager } = this.matches
    return sendBySlug(one, slug, { manager, of: MATCHES }, request, reply)
  }
}

import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { listOf } from 'shared-contracts/desk/list'
import { AdjustmentResponse } from 'shared-contracts/league/adjustment'
import { Removed, written } from 'shared-contracts/league/desk-edit'
import {
  AdjustmentFields,
  DeskSeason,
  DeskSeasonSummary,
  RoundRobin,
  RoundRobinPlan,
  RoundRobinQuery,
  SeasonFields,
  SeasonsQuery,
  WithdrawAdjustment,
} from 'shared-contracts/league/desk-season'
import * as v from 'valibot'
import { DeskEndpoint } from '../../../accounts/desk-endpoint.ts'
import { ForPart } from '../../../accounts/sessions/desk-guard.ts'
import { IfMatch, withRevision } from '../../../foundation/http/if-match.ts'
import { recordId } from '../../../foundation/http/record-id.ts'
import { editorOf } from '../edits/editor.ts'
import { writtenWithRevision, type Written } from '../edits/written.ts'
import { DeskSeasonsService, type SeasonTarget } from './desk-seasons.service.ts'

const WrittenSeason = written(DeskSeason)
const WrittenAdjustment = written(AdjustmentResponse)
const CHANGE = {
  answer: WrittenSeason,
  isIdempotent: true,
  errors: [404, 409, 412],
  details: { 409: v.object({ current: DeskSeason }) },
}

/** Seasons at the desk. */
@ForPart('league')
@Controller('api/desk/league/seasons')
export class DeskSeasonsController {
  constructor(private readonly seasons: DeskSeasonsService) {}

  @Get()
  @DeskEndpoint({ query: SeasonsQuery, answer: listOf(DeskSeasonSummary) })
  list(@Query({ schema: SeasonsQuery }) query: v.InferOutput<typeof SeasonsQuery>) {
    return this.seasons.list(query)
  }

  @Post()
  @DeskEndpoint({ body: SeasonFields, status: 201, answer: WrittenSeason, isIdempotent: true })
  async create(
    @Body({ schema: SeasonFields }) fields: SeasonFields,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Written<DeskSeason>> {
    return writtenWithRevision(reply, await this.seasons.create(editorOf(request), fields))
  }

  @Get(':season')
  @DeskEndpoint({ answer: DeskSeason, errors: [404] })
  async open(
    @Param('season') season: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeskSeason> {
    return withRevision(reply, await this.seasons.open(season))
  }

  @Put(':season')
  @DeskEndpoint({ body: SeasonFields, ...CHANGE })
  async change(
    @Param('season') season: string,
    @Body({ schema: SeasonFields }) fields: SeasonFields,
    @IfMatch() expected: number,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Written<DeskSeason>> {
    return writtenWithRevision(
      reply,
      await this.seasons.change(target(season, expected, request), fields),
    )
  }

  @Delete(':season')
  @DeskEndpoint({ ...CHANGE, answer: Removed })
  async remove(
    @Param('season') season: string,
    @IfMatch() expected: number,
    @Req() request: FastifyRequest,
  ): Promise<Removed> {
    return { edit: await this.seasons.remove(target(season, expected, request)) }
  }

  @Get(':season/round-robin')
  @DeskEndpoint({ query: RoundRobinQuery, answer: RoundRobin, errors: [404] })
  offer(
    @Param('season') season: string,
    @Query({ schema: RoundRobinQuery })
    { startsOn, everyDays, time }: v.InferOutput<typeof RoundRobinQuery>,
  ): Promise<RoundRobin> {
    const plan = { startsOn: startsOn ?? null, everyDays: Number(everyDays), time: time ?? null }
    return this.seasons.offer(season, plan)
  }

  @Post(':season/round-robin')
  @DeskEndpoint({ body: RoundRobinPlan, ...CHANGE, status: 201 })
  async draw(
    @Param('season') season: string,
    @Body({ schema: RoundRobinPlan }) plan: RoundRobinPlan,
    @IfMatch() expected: number,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Written<DeskSeason>> {
    return writtenWithRevision(
      reply,
      await this.seasons.draw(target(season, expected, request), plan),
    )
  }

  @Post(':season/adjustments')
  @DeskEndpoint({
    ...{ body: AdjustmentFields, status: 201, answer: WrittenAdjustment, isIdempotent: true },
    errors: [404],
  })
  adjust(
    @Param('season') season: string,
    @Body({ schema: AdjustmentFields }) fields: AdjustmentFields,
    @Req() request: FastifyRequest,
  ): Promise<Written<AdjustmentResponse>> {
    return this.seasons.adjust(editorOf(request), season, fields)
  }

  @Post(':season/adjustments/:id/withdraw')
  @HttpCode(200)
  @DeskEndpoint({
    ...{ body: WithdrawAdjustment, answer: WrittenAdjustment, isIdempotent: true },
    errors: [404, 409],
  })
  withdrawAdjustment(
    @Param('season') season: string,
    @Param('id') id: string,
    @Body({ schema: WithdrawAdjustment }) given: WithdrawAdjustment,
    @Req() request: FastifyRequest,
  ): Promise<Written<AdjustmentResponse>> {
    return this.seasons.withdrawAdjustment(editorOf(request), season, recordId(id), given)
  }
}

const target = (season: string, expected: number, request: FastifyRequest): SeasonTarget => ({
  season,
  expected,
  editor: editorOf(request),
})

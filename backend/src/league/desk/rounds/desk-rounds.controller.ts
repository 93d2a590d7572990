import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Removed, written } from 'shared-contracts/league/desk-edit'
import {
  DeskRound,
  MovedOn,
  MoveRound,
  RoundFields,
  RoundResults,
} from 'shared-contracts/league/desk-round'
import * as v from 'valibot'
import { DeskEndpoint } from '../../../accounts/desk-endpoint.ts'
import { ForPart } from '../../../accounts/sessions/desk-guard.ts'
import { IfMatch, withRevision } from '../../../foundation/http/if-match.ts'
import { recordId } from '../../../foundation/http/record-id.ts'
import { editorOf } from '../edits/editor.ts'
import { writtenWithRevision, type Written } from '../edits/written.ts'
import { DeskRoundsService, type RoundTarget } from './desk-rounds.service.ts'

const WrittenRound = written(DeskRound)
const CHANGE = {
  answer: WrittenRound,
  isIdempotent: true,
  errors: [404, 409, 412],
  details: { 409: v.object({ current: DeskRound }) },
}

/** Rounds at the desk. */
@ForPart('league')
@Controller('api/desk/league/seasons/:season/rounds')
export class DeskRoundsController {
  constructor(private readonly rounds: DeskRoundsService) {}

  @Post()
  @DeskEndpoint({
    ...{ body: RoundFields, status: 201, answer: WrittenRound, isIdempotent: true },
    errors: [404],
  })
  async create(
    @Param('season') season: string,
    @Body({ schema: RoundFields }) fields: RoundFields,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Written<DeskRound>> {
    return writtenWithRevision(reply, await this.rounds.create(season, fields, editorOf(request)))
  }

  @Get(':number')
  @DeskEndpoint({ answer: DeskRound, errors: [404] })
  async open(
    @Param('season') season: string,
    @Param('number') number: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeskRound> {
    return withRevision(reply, await this.rounds.open(season, recordId(number)))
  }

  @Put(':number')
  @DeskEndpoint({ body: RoundFields, ...CHANGE })
  async change(
    @Param('season') season: string,
    @Param('number') number: string,
    @Body({ schema: RoundFields }) fields: RoundFields,
    @IfMatch() expected: number,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Written<DeskRound>> {
    const one = target(season, number, expected, request)
    return writtenWithRevision(reply, await this.rounds.change(one, fields))
  }

  @Delete(':number')
  @DeskEndpoint({ ...CHANGE, answer: Removed })
  async remove(
    @Param('season') season: string,
    @Param('number') number: string,
    @IfMatch() expected: number,
    @Req() request: FastifyRequest,
  ): Promise<Removed> {
    return { edit: await this.rounds.remove(target(season, number, expected, request)) }
  }

  @Put(':number/results')
  @DeskEndpoint({ body: RoundResults, ...CHANGE, details: { 409: MovedOn } })
  async enterResults(
    @Param('season') season: string,
    @Param('number') number: string,
    @Body({ schema: RoundResults }) results: RoundResults,
    @IfMatch() expected: number,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Written<DeskRound>> {
    const one = target(season, number, expected, request)
    return writtenWithRevision(reply, await this.rounds.enterResults(one, results))
  }

  @Post(':number/move')
  @HttpCode(200)
  @DeskEndpoint({ body: MoveRound, ...CHANGE })
  async move(
    @Param('season') season: string,
    @Param('number') number: string,
    @Body({ schema: MoveRound }) wanted: MoveRound,
    @IfMatch() expected: number,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Written<DeskRound>> {
    const one = target(season, number, expected, request)
    return writtenWithRevision(reply, await this.rounds.move(one, wanted))
  }
}

const target = (
  season: string,
  number: string,
  expected: number,
  request: FastifyRequest,
): RoundTarget => ({ season, number: recordId(number), expected, editor: editorOf(request) })

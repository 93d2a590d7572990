import { Body, Controller, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { written } from 'shared-contracts/league/desk-edit'
import { DeskSquad, EndSpell, SquadPreview, SquadText } from 'shared-contracts/league/desk-squad'
import * as v from 'valibot'
import { DeskEndpoint } from '../../../accounts/desk-endpoint.ts'
import { ForPart } from '../../../accounts/sessions/desk-guard.ts'
import { IfMatch, withRevision } from '../../../foundation/http/if-match.ts'
import { editorOf } from '../edits/editor.ts'
import { writtenWithRevision, type Written } from '../edits/written.ts'
import { DeskSquadsService, type SquadTarget } from './desk-squads.service.ts'

const CHANGE = {
  answer: written(DeskSquad),
  isIdempotent: true,
  errors: [404, 409, 412],
  details: { 409: v.object({ current: DeskSquad }) },
}

/** Squads at the desk. */
@ForPart('league')
@Controller('api/desk/league/seasons/:season/squads/:club')
export class DeskSquadsController {
  constructor(private readonly squads: DeskSquadsService) {}

  @Get()
  @DeskEndpoint({ answer: DeskSquad, errors: [404] })
  async open(
    @Param('season') season: string,
    @Param('club') club: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeskSquad> {
    return withRevision(reply, await this.squads.open(season, club))
  }

  @Post('check')
  @HttpCode(200)
  @DeskEndpoint({ body: SquadText, answer: SquadPreview, errors: [404] })
  check(
    @Param('season') season: string,
    @Param('club') club: string,
    @Body({ schema: SquadText }) text: SquadText,
  ): Promise<SquadPreview> {
    return this.squads.check(season, club, text)
  }

  @Put()
  @DeskEndpoint({ body: SquadText, ...CHANGE })
  async take(
    @Param('season') season: string,
    @Param('club') club: string,
    @Body({ schema: SquadText }) text: SquadText,
    @IfMatch() expected: number,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Written<DeskSquad>> {
    const one = { season, club, expected, editor: editorOf(request) }
    return writtenWithRevision(reply, await this.squads.take(one, text))
  }

  @Post('end')
  @HttpCode(200)
  @DeskEndpoint({ body: EndSpell, ...CHANGE })
  async end(
    @Param('season') season: string,
    @Param('club') club: string,
    @Body({ schema: EndSpell }) ended: EndSpell,
    @IfMatch() expected: number,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Written<DeskSquad>> {
    const one: SquadTarget = { season, club, expected, editor: editorOf(request) }
    return writtenWithRevision(reply, await this.squads.end(one, ended))
  }
}

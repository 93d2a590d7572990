import { Body, Controller, Get, Param, Put, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MatchScorers, ScorersFields } from 'shared-contracts/league/score'
import * as v from 'valibot'
import { DeskEndpoint } from '../../../accounts/desk-endpoint.ts'
import { ForPart } from '../../../accounts/sessions/desk-guard.ts'
import { IfMatch, withRevision } from '../../../foundation/http/if-match.ts'
import { editorOf } from '../edits/editor.ts'
import { MatchScorersService } from './match-scorers.service.ts'

/** Assignment of a match to its scorers. */
@ForPart('league')
@Controller('api/desk/league/fixtures/:fixture/scorers')
export class MatchScorersController {
  constructor(private readonly scorers: MatchScorersService) {}

  @Get()
  @DeskEndpoint({ answer: MatchScorers, errors: [404] })
  async find(
    @Param('fixture') slug: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MatchScorers> {
    return withRevision(reply, await this.scorers.find(slug))
  }

  @Put()
  @DeskEndpoint({
    ...{ body: ScorersFields, answer: MatchScorers, errors: [404, 409, 412] },
    details: { 409: v.object({ current: MatchScorers }) },
  })
  async give(
    @Param('fixture') slug: string,
    @Body({ schema: ScorersFields }) fields: ScorersFields,
    @IfMatch() expected: number,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MatchScorers> {
    const target = { slug, expected, editor: editorOf(request) }
    return withRevision(reply, await this.scorers.give(target, fields))
  }
}

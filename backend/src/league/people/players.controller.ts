import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ListedRecord } from 'shared-contracts/league/listed-record'
import { PlayerResponse } from 'shared-contracts/league/player'
import * as v from 'valibot'
import {
  PreviewQuery,
  sendPreview,
  type Previewed,
} from '../../content/revisions/preview-answer.ts'
import { OpenEndpoint } from '../answers/open-data.ts'
import { sendBySlug } from '../answers/renamed.ts'
import { ListedRecords } from '../answers/listed-records.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { PLAYERS } from './player-kind.ts'
import { PlayersService } from './players.service.ts'

@Controller('api/league/players')
export class PlayersController {
  constructor(
    private readonly players: PlayersService,
    private readonly books: LeagueBooks,
    private readonly listed: ListedRecords,
  ) {}

  @Get()
  @OpenEndpoint({ answer: v.array(ListedRecord) })
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.listed.players.send(null, request, reply)
  }

  @Get(':player')
  @OpenEndpoint({ query: PreviewQuery, answer: PlayerResponse, errors: [404], isRenamed: true })
  async player(
    @Param('player') slug: string,
    @Query({ schema: PreviewQuery }) { preview }: Previewed,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (preview !== undefined) return sendPreview(reply, await this.players.preview(preview))
    const { manager } = this.books
    return sendBySlug(this.players.one, slug, { manager, of: PLAYERS }, request, reply)
  }
}

import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ClubResponse } from 'shared-contracts/league/club'
import { FixtureResponse } from 'shared-contracts/league/fixture'
import { ListedClub } from 'shared-contracts/league/listed-record'
import * as v from 'valibot'
import {
  PreviewQuery,
  sendPreview,
  type Previewed,
} from '../../content/revisions/preview-answer.ts'
import { OpenEndpoint } from '../answers/open-data.ts'
import { sendBySlug, sendOrRedirect, slugNow } from '../answers/renamed.ts'
import { ListedRecords } from '../answers/listed-records.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { CLUBS } from './club-kind.ts'
import { ClubsService } from './clubs.service.ts'

@Controller('api/league/clubs')
export class ClubsController {
  constructor(
    private readonly clubs: ClubsService,
    private readonly books: LeagueBooks,
    private readonly listed: ListedRecords,
  ) {}

  @Get()
  @OpenEndpoint({ answer: v.array(ListedClub) })
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.listed.clubs.send(null, request, reply)
  }

  @Get(':club')
  @OpenEndpoint({ query: PreviewQuery, answer: ClubResponse, errors: [404], isRenamed: true })
  async club(
    @Param('club') slug: string,
    @Query({ schema: PreviewQuery }) { preview }: Previewed,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (preview !== undefined) return sendPreview(reply, await this.clubs.preview(preview))
    const { manager } = this.books
    return sendBySlug(this.clubs.one, slug, { manager, of: CLUBS }, request, reply)
  }

  @Get(':club/meetings/:other')
  @OpenEndpoint({ answer: v.array(FixtureResponse), errors: [404], isRenamed: true })
  meetings(
    @Param('club') club: string,
    @Param('other') other: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const sent = this.clubs.meetings.send([club, other], request, reply)
    return sendOrRedirect(sent, reply, async () => {
      const { manager } = this.books
      const now = await slugNow(manager, CLUBS, club)
      const otherNow = await slugNow(manager, CLUBS, other)
      if (now === club && otherNow === other) return null
      return `${CLUBS.path}/${encodeURIComponent(now)}/meetings/${encodeURIComponent(otherNow)}`
    })
  }
}

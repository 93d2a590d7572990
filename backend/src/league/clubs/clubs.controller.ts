import { Controller, Get, Param, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ClubResponse } from 'shared-contracts/league/club'
import { OpenEndpoint } from '../answers/open-data.ts'
import { sendBySlug, type Addressed } from '../answers/renamed.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { Club } from './club.entity.ts'
import { ClubsService } from './clubs.service.ts'

const CLUBS: Addressed = { part: 'clubs', entity: Club, path: '/api/league/clubs' }

@Controller('api/league/clubs')
export class ClubsController {
  constructor(
    private readonly clubs: ClubsService,
    private readonly books: LeagueBooks,
  ) {}

  @Get(':club')
  @OpenEndpoint({ answer: ClubResponse, errors: [404], isRenamed: true })
  club(
    @Param('club') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { manager } = this.books
    return sendBySlug(this.clubs.one, slug, { manager, of: CLUBS }, request, reply)
  }
}

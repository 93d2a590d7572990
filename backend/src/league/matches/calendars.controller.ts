import { Controller, Get, Param, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { OpenEndpoint } from '../answers/open-data.ts'
import { sendOrRedirect, slugAfter } from '../answers/renamed.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { CLUBS } from '../clubs/club-kind.ts'
import { CALENDAR, CalendarsService } from './calendars.service.ts'

@Controller('api/league/calendars')
export class CalendarsController {
  constructor(
    private readonly calendars: CalendarsService,
    private readonly books: LeagueBooks,
  ) {}

  /** Calendar of a club, or of `all`. */
  @Get(':club.ics')
  @OpenEndpoint({ answerType: CALENDAR, errors: [404], isRenamed: true })
  calendar(
    @Param('club') club: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return sendOrRedirect(this.calendars.one.send(club, request, reply), reply, async () => {
      const now = await slugAfter(this.books.manager, CLUBS, club)
      return now && `/api/league/calendars/${now}.ics`
    })
  }
}

import { Controller, Get, Param, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { OpenEndpoint } from '../answers/open-data.ts'
import { CALENDAR, CalendarsService } from './calendars.service.ts'

@Controller('api/league/calendars')
export class CalendarsController {
  constructor(private readonly calendars: CalendarsService) {}

  /** Calendar of a club, or of `all`. */
  @Get(':club.ics')
  @OpenEndpoint({ answerType: CALENDAR, errors: [404] })
  calendar(
    @Param('club') club: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.calendars.one.send(club, request, reply)
  }
}

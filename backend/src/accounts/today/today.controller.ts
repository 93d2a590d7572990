import { Controller, Get, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Today } from 'shared-contracts/desk/today'
import { sendTagged } from '../../foundation/http/tagged-answer.ts'
import { DeskEndpoint } from '../desk-endpoint.ts'
import { callerOf, ForSignedIn } from '../sessions/desk-guard.ts'
import { TodaysWork } from './todays-work.ts'

/** Serves the desk's first page, which polls. An unchanged answer is not sent again. */
@Controller('api/desk/today')
@ForSignedIn()
export class TodayController {
  constructor(private readonly work: TodaysWork) {}

  @Get()
  @DeskEndpoint({ answer: Today, isTagged: true })
  async today(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    sendTagged(request, reply, JSON.stringify(await this.work.of(callerOf(request))))
  }
}

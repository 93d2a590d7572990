import { Body, Controller, Get, Post, Query, Res, UseFilters, UseGuards } from '@nestjs/common'
import { ApiExcludeEndpoint } from '@nestjs/swagger'
import type { FastifyReply } from 'fastify'
import { CareerApplicationRequest, CareerApplicationResponse } from 'shared-contracts/api/career'
import { Intake } from '../submission/intake.ts'
import { answerForm } from '../submission/answer-form.ts'
import { SameSiteGuard } from '../submission/same-site.guard.ts'
import { Sender, type SenderOfRequest } from '../submission/sender.decorator.ts'
import { SentQuery, showSent } from '../submission/sent-page.ts'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { ApplicationFormFilter } from './application-form.filter.ts'
import { APPLICATION_INTAKE, APPLICATION_SENT } from './application-form.ts'
import { CareerApplication } from './career-application.entity.ts'

@UseFilters(ApplicationFormFilter)
@UseGuards(SameSiteGuard)
@Controller('api/careers')
export class CareersController {
  constructor(private readonly intake: Intake) {}

  @Post('apply')
  @ApiEndpoint({
    body: CareerApplicationRequest,
    status: 201,
    answer: CareerApplicationResponse,
    isIdempotent: true,
    isForm: true,
    errors: [403, 429],
  })
  async apply(
    @Body({ schema: CareerApplicationRequest }) application: CareerApplicationRequest,
    @Sender() sender: SenderOfRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const answer = await this.intake.store(APPLICATION_INTAKE, application, sender)
    const query = { reference: answer.reference ?? '' }
    answerForm(reply, answer, { path: '/api/careers/sent', query })
  }

  @Get('sent')
  @ApiExcludeEndpoint()
  async sent(@Query({ schema: SentQuery }) query: SentQuery, @Res() reply: FastifyReply) {
    const isKnown = await this.intake.knows(CareerApplication, query.reference)
    showSent(reply, isKnown ? APPLICATION_SENT : null, query)
  }
}

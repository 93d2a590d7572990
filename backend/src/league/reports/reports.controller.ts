import {
  Body,
  Controller,
  Get,
  NotFoundException,
  Param,
  Post,
  Query,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common'
import { ApiExcludeEndpoint } from '@nestjs/swagger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ContactResponse } from 'shared-contracts/api/contact'
import {
  FactKind,
  postedReportForm,
  PublicAnswer,
  REPORT_SENT,
  ReportRequest,
} from 'shared-contracts/league/report'
import * as v from 'valibot'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { Contact } from '../../intake/contact/contact.entity.ts'
import { answerForm } from '../../intake/submission/answer-form.ts'
import { Intake } from '../../intake/submission/intake.ts'
import { PostedFormFilter } from '../../intake/submission/posted-form.filter.ts'
import { SameSiteGuard } from '../../intake/submission/same-site.guard.ts'
import { Sender, type SenderOfRequest } from '../../intake/submission/sender.decorator.ts'
import { SentQuery, showSent } from '../../intake/submission/sent-page.ts'
import { OpenEndpoint } from '../answers/open-data.ts'
import { Reports } from './reports.service.ts'

/** Reports by visitors of errors in facts of the league. */
@Controller('api/league/reports')
export class ReportsController {
  constructor(
    private readonly reports: Reports,
    private readonly intake: Intake,
  ) {}

  @Post()
  @UseFilters(new PostedFormFilter(postedReportForm))
  @UseGuards(SameSiteGuard)
  @ApiEndpoint({
    body: ReportRequest,
    status: 201,
    answer: ContactResponse,
    isIdempotent: true,
    isForm: true,
    errors: [403, 429],
  })
  async send(
    @Body({ schema: ReportRequest }) report: ReportRequest,
    @Sender() sender: SenderOfRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const answer = await this.reports.store(report, sender)
    const query = { reference: answer.reference ?? '' }
    answerForm(reply, answer, { path: '/api/league/reports/sent', query })
  }

  @Get('sent')
  @UseFilters(new PostedFormFilter(postedReportForm))
  @ApiExcludeEndpoint()
  async sent(@Query({ schema: SentQuery }) query: SentQuery, @Res() reply: FastifyReply) {
    const isKnown = await this.intake.knows(Contact, query.reference)
    showSent(reply, isKnown ? REPORT_SENT : null, query)
  }

  @Get(':kind/:slug')
  @OpenEndpoint({ answer: v.array(PublicAnswer), errors: [404] })
  answers(
    @Param('kind') kind: string,
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!v.is(FactKind, kind)) throw new NotFoundException('There is no such fact')
    return this.reports.answers.send([kind, slug], request, reply)
  }
}

import { Body, Controller, Get, Post, Query, Res, UseFilters, UseGuards } from '@nestjs/common'
import { ApiExcludeEndpoint } from '@nestjs/swagger'
import type { FastifyReply } from 'fastify'
import { CONTACT_FORM, ContactRequest, ContactResponse } from 'shared-contracts/api/contact'
import { Intake } from '../submission/intake.ts'
import { answerForm } from '../submission/answer-form.ts'
import { PostedFormFilter } from '../submission/posted-form.filter.ts'
import { SameSiteGuard } from '../submission/same-site.guard.ts'
import { Sender, type SenderOfRequest } from '../submission/sender.decorator.ts'
import { SentQuery, showSent } from '../submission/sent-page.ts'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { CONTACT_INTAKE } from './contact-form.ts'
import { Contact } from './contact.entity.ts'

@UseFilters(new PostedFormFilter(() => CONTACT_FORM))
@UseGuards(SameSiteGuard)
@Controller('api/contact')
export class ContactController {
  constructor(private readonly intake: Intake) {}

  @Post()
  @ApiEndpoint({
    body: ContactRequest,
    status: 201,
    answer: ContactResponse,
    isIdempotent: true,
    isForm: true,
    errors: [403, 429],
  })
  async send(
    @Body({ schema: ContactRequest }) message: ContactRequest,
    @Sender() sender: SenderOfRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const answer = await this.intake.store(CONTACT_INTAKE, message, sender)
    const query = { reference: answer.reference ?? '' }
    answerForm(reply, answer, { path: '/api/contact/sent', query })
  }

  @Get('sent')
  @ApiExcludeEndpoint()
  async sent(@Query({ schema: SentQuery }) query: SentQuery, @Res() reply: FastifyReply) {
    const isKnown = await this.intake.knows(Contact, query.reference)
    showSent(reply, isKnown ? CONTACT_FORM.sent : null, query)
  }
}

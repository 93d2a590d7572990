import { Body, Controller, Get, Post, Query, Res, UseFilters, UseGuards } from '@nestjs/common'
import { ApiExcludeEndpoint } from '@nestjs/swagger'
import type { FastifyReply } from 'fastify'
import {
  NEWSLETTER_FORMS,
  NewsletterList,
  NewsletterRequest,
  NewsletterResponse,
  newsletterSent,
} from 'shared-contracts/api/newsletter'
import * as v from 'valibot'
import { answerForm } from '../submission/answer-form.ts'
import { PostedFormFilter } from '../submission/posted-form.filter.ts'
import { SameSiteGuard } from '../submission/same-site.guard.ts'
import { Sender, type SenderOfRequest } from '../submission/sender.decorator.ts'
import { SentQuery, showSent } from '../submission/sent-page.ts'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { NewsletterService } from './newsletter.service.ts'

@UseFilters(
  new PostedFormFilter(({ list }) => NEWSLETTER_FORMS[v.is(NewsletterList, list) ? list : 'group']),
)
@UseGuards(SameSiteGuard)
@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post()
  @ApiEndpoint({
    body: NewsletterRequest,
    status: 201,
    answer: NewsletterResponse,
    isForm: true,
    errors: [403, 429],
  })
  async subscribe(
    @Body({ schema: NewsletterRequest }) request: NewsletterRequest,
    @Sender() sender: SenderOfRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const answer = await this.newsletter.subscribe(request, sender)
    answerForm(reply, answer, { path: '/api/newsletter/sent', query: {} })
  }

  @Get('sent')
  @ApiExcludeEndpoint()
  sent(@Query({ schema: SentQuery }) { returnTo }: SentQuery, @Res() reply: FastifyReply): void {
    showSent(reply, newsletterSent(this.newsletter.isMailed), { returnTo })
  }
}

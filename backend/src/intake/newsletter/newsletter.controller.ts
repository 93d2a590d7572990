import { Body, Controller, Post, UseGuards } from '@nestjs/common'
import { NewsletterRequest, NewsletterResponse } from 'shared-contracts/api/newsletter'
import { SameSiteGuard } from '../submission/same-site.guard.ts'
import { Sender, type SenderOfRequest } from '../submission/sender.decorator.ts'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { NewsletterService } from './newsletter.service.ts'

@UseGuards(SameSiteGuard)
@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post()
  @ApiEndpoint({
    body: NewsletterRequest,
    status: 201,
    answer: NewsletterResponse,
    errors: [403, 429],
  })
  subscribe(
    @Body({ schema: NewsletterRequest }) request: NewsletterRequest,
    @Sender() sender: SenderOfRequest,
  ): Promise<NewsletterResponse> {
    return this.newsletter.subscribe(request, sender)
  }
}

import { Body, Controller, Post } from '@nestjs/common'
import { NewsletterRequest, NewsletterResponse } from 'shared-contracts'
import { ApiEndpoint } from '../openapi/api-endpoint.ts'
import { NewsletterService } from './newsletter.service.ts'

@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Post()
  @ApiEndpoint({ body: NewsletterRequest, status: 201, answer: NewsletterResponse })
  subscribe(
    @Body({ schema: NewsletterRequest }) request: NewsletterRequest,
  ): Promise<NewsletterResponse> {
    return this.newsletter.subscribe(request)
  }
}

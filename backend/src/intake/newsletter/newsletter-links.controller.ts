import { Controller, Get, HttpCode, Post, Query, UseFilters } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { NewsletterService } from './newsletter.service.ts'
import { TokenPageAnswer } from '../submission/visitor-page-answer.ts'
import { VisitorPageFilter } from '../submission/visitor-page.filter.ts'
import { SENDERS } from './confirmation-mail.ts'
import { newsletterPage } from './newsletter-page.ts'

/** The links in our mails. The token in a link is the permission, also for a mail program (RFC 8058). */
@ApiExcludeController()
@UseFilters(new VisitorPageFilter())
@Controller('api/newsletter')
export class NewsletterLinksController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Get('confirm')
  @TokenPageAnswer()
  askToConfirm(): string {
    return newsletterPage('Newsletter', 'Shall we send you our news?', 'Yes, please')
  }

  @Post('confirm')
  @HttpCode(200)
  @TokenPageAnswer()
  async confirm(@Query('token') token: unknown): Promise<string> {
    const list = await this.newsletter.confirm(String(token))
    return list
      ? newsletterPage(
          'Thank you',
          `You are on the list of ${SENDERS[list].name}. Every letter has a way out.`,
        )
      : newsletterPage('Newsletter', 'This link holds no longer. Please sign up again.')
  }

  @Get('unsubscribe')
  @TokenPageAnswer()
  askToUnsubscribe(): string {
    return newsletterPage('Newsletter', 'Shall we take you off the list?', 'Yes, unsubscribe')
  }

  @Post('unsubscribe')
  @HttpCode(200)
  @TokenPageAnswer()
  async unsubscribe(@Query('token') token: unknown): Promise<string> {
    await this.newsletter.unsubscribe(String(token))
    return newsletterPage('Goodbye', 'You are off the list. We have kept nothing of you on it.')
  }
}

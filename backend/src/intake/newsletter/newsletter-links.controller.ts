import { Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { NewsletterService } from './newsletter.service.ts'
import { newsletterPage, NEWSLETTER_PAGE_POLICY } from './newsletter-page.ts'

const Page = () => Header('content-type', 'text/html; charset=utf-8')
const Policy = () => Header('content-security-policy', NEWSLETTER_PAGE_POLICY)

/** The links in our mails. The token in a link is the permission, also for a mail program (RFC 8058). */
@ApiExcludeController()
@Controller('api/newsletter')
export class NewsletterLinksController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Get('confirm')
  @Page()
  @Policy()
  askToConfirm(): string {
    return newsletterPage('Newsletter', 'Shall we send you our news?', 'Yes, please')
  }

  @Post('confirm')
  @HttpCode(200)
  @Page()
  @Policy()
  async confirm(@Query('token') token: unknown): Promise<string> {
    return (await this.newsletter.confirm(String(token)))
      ? newsletterPage('Thank you', 'You are on the list. Every letter has a way out.')
      : newsletterPage('Newsletter', 'This link holds no longer. Please sign up again.')
  }

  @Get('unsubscribe')
  @Page()
  @Policy()
  askToUnsubscribe(): string {
    return newsletterPage('Newsletter', 'Shall we take you off the list?', 'Yes, unsubscribe')
  }

  @Post('unsubscribe')
  @HttpCode(200)
  @Page()
  @Policy()
  async unsubscribe(@Query('token') token: unknown): Promise<string> {
    await this.newsletter.unsubscribe(String(token))
    return newsletterPage('Goodbye', 'You are off the list. We have kept nothing of you.')
  }
}

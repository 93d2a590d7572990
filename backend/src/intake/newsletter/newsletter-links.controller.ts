import { applyDecorators, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { NewsletterService } from './newsletter.service.ts'
import { VISITOR_PAGE_HEADERS } from 'shared-server/page/visitor-page'
import { SENDERS } from './confirmation-mail.ts'
import { newsletterPage } from './newsletter-page.ts'

/** A page for visitors, except that nobody is told its address: the token in it is the permission. */
const Page = () =>
  applyDecorators(
    ...Object.entries({ ...VISITOR_PAGE_HEADERS, 'referrer-policy': 'no-referrer' }).map(
      ([name, value]) => Header(name, value),
    ),
  )

/** The links in our mails. The token in a link is the permission, also for a mail program (RFC 8058). */
@ApiExcludeController()
@Controller('api/newsletter')
export class NewsletterLinksController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Get('confirm')
  @Page()
  askToConfirm(): string {
    return newsletterPage('Newsletter', 'Shall we send you our news?', 'Yes, please')
  }

  @Post('confirm')
  @HttpCode(200)
  @Page()
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
  @Page()
  askToUnsubscribe(): string {
    return newsletterPage('Newsletter', 'Shall we take you off the list?', 'Yes, unsubscribe')
  }

  @Post('unsubscribe')
  @HttpCode(200)
  @Page()
  async unsubscribe(@Query('token') token: unknown): Promise<string> {
    await this.newsletter.unsubscribe(String(token))
    return newsletterPage('Goodbye', 'You are off the list. We have kept nothing of you on it.')
  }
}

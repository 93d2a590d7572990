import {
  Body,
  Controller,
  Get,
  Inject,
  Post,
  Query,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { FastifyReply } from 'fastify'
import { ContactRequest } from 'shared-contracts/api/contact'
import { POST_FIELDS } from 'shared-contracts/api/form'
import { wayBack } from 'shared-server/page/form-page'
import { VISITOR_PAGE_HEADERS } from 'shared-server/page/visitor-page'
import * as v from 'valibot'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { TooManyRequestsException } from '../../foundation/http/too-many-requests.exception.ts'
import { SameSiteGuard } from '../submission/same-site.guard.ts'
import { Sender, type SenderOfRequest } from '../submission/sender.decorator.ts'
import { TokenPageAnswer, VisitorPageAnswer } from '../submission/visitor-page-answer.ts'
import { VisitorPageFilter } from '../submission/visitor-page.filter.ts'
import * as pages from './data-request-pages.ts'
import { DataRequests } from './data-requests.ts'

const NOT_AN_ADDRESS = 'Please enter a valid email address'

/**
 * An address in ASCII. Other characters, such as the long s, fold to the same letters in some programs only: no
 * mailbox must open the data of another one.
 */
const Asked = v.object({
  email: v.pipe(ContactRequest.entries.email, v.regex(/^[\x21-\x7e]+$/, NOT_AN_ADDRESS)),
})
const Typed = v.object({ email: v.string() })
const Returning = v.object({ [POST_FIELDS.returnTo]: v.string() })
const Redeemed = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) })

/** Returns the page of this site that a query or a form names as the one before; by default the home page. */
const pageBefore = (fields: unknown) => wayBack(v.is(Returning, fields) ? fields : {})

/** Pages by which visitors see and erase what they sent. They work without scripts. */
@ApiExcludeController()
@UseFilters(new VisitorPageFilter())
@Controller('api/data-request')
export class DataRequestsController {
  constructor(
    private readonly requests: DataRequests,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SMTP_URL'>,
  ) {}

  @Get()
  @VisitorPageAnswer()
  ask(@Query() query: unknown): string {
    const returnTo = pageBefore(query)
    return this.canSend ? pages.askForAddress(returnTo) : pages.writeToUs(returnTo)
  }

  @Post()
  @UseGuards(SameSiteGuard)
  @VisitorPageAnswer()
  async request(
    @Body() body: unknown,
    @Sender() { address }: SenderOfRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    void reply.code(200)
    const returnTo = pageBefore(body)
    if (!this.canSend) return pages.writeToUs(returnTo)
    const asked = v.safeParse(Asked, body)
    if (!asked.success) {
      void reply.code(422)
      const typed = v.is(Typed, body) ? body.email : ''
      return pages.askForAddress(returnTo, { typed, mistake: NOT_AN_ADDRESS })
    }
    try {
      await this.requests.request(asked.output.email, address)
      return pages.linkIsOnItsWay(returnTo)
    } catch (error) {
      if (!(error instanceof TooManyRequestsException)) throw error
      void reply.code(429).header('retry-after', String(error.retryAfter))
      return pages.tooManyRequests(Math.ceil(error.retryAfter / 60), returnTo)
    }
  }

  @Get('open')
  @TokenPageAnswer()
  open(@Query('token') token: unknown): string {
    const redeemed = v.safeParse(Redeemed, { token })
    return redeemed.success
      ? pages.chooseWhatToDo(redeemed.output.token)
      : pages.linkHoldsNoLonger()
  }

  // The token is the permission, whatever page its form is sent from.
  @Post('copy')
  async copy(
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const redeemed = v.safeParse(Redeemed, body)
    const copy = redeemed.success ? await this.requests.copy(redeemed.output.token) : null
    if (!copy) {
      void reply.code(410).headers(VISITOR_PAGE_HEADERS)
      return pages.linkHoldsNoLonger()
    }
    void reply
      .code(200)
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="your-data.json"')
    return JSON.stringify(copy, null, 2)
  }

  @Post('erase')
  @VisitorPageAnswer()
  async erase(
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const redeemed = v.safeParse(Redeemed, body)
    const isErased = redeemed.success && (await this.requests.erase(redeemed.output.token))
    void reply.code(isErased ? 200 : 410)
    return isErased ? pages.everythingIsErased() : pages.linkHoldsNoLonger()
  }

  private get canSend(): boolean {
    return this.config.SMTP_URL !== undefined
  }
}

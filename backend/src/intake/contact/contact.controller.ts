import { Body, Controller, Headers, Post, UseGuards } from '@nestjs/common'
import { ContactRequest, ContactResponse } from 'shared-contracts/api/contact'
import { Intake } from '../submission/intake.ts'
import { SameSiteGuard } from '../submission/same-site.guard.ts'
import { Sender, type SenderOfRequest } from '../submission/sender.decorator.ts'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { CONTACT_FORM } from './contact-form.ts'

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
    errors: [403, 429],
  })
  send(
    @Body({ schema: ContactRequest }) message: ContactRequest,
    @Sender() sender: SenderOfRequest,
    @Headers('idempotency-key') key?: string,
  ): Promise<ContactResponse> {
    return this.intake.store(CONTACT_FORM, message, { sender, key })
  }
}

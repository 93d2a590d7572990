import { Body, Controller, Headers, Post, UseGuards } from '@nestjs/common'
import { ContactRequest, ContactResponse } from 'shared-contracts'
import { Intake } from '../intake/intake.ts'
import { SameSiteGuard } from '../intake/same-site.guard.ts'
import { Sender, type SenderOfRequest } from '../intake/sender.decorator.ts'
import { ApiEndpoint } from '../openapi/api-endpoint.ts'
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

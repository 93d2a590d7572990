import { Body, Controller, Headers, Post, UseGuards } from '@nestjs/common'
import { ContactRequest, ContactResponse } from 'shared-contracts'
import { SameSiteGuard } from '../intake/same-site.guard.ts'
import { Sender, type SenderOfRequest } from '../intake/sender.decorator.ts'
import { ApiEndpoint } from '../openapi/api-endpoint.ts'
import { ContactService } from './contact.service.ts'

@UseGuards(SameSiteGuard)
@Controller('api/contact')
export class ContactController {
  constructor(private readonly contacts: ContactService) {}

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
    return this.contacts.store(message, sender, key)
  }
}

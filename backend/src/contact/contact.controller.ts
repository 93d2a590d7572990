import { Body, Controller, Headers, Post } from '@nestjs/common'
import { ContactRequest, ContactResponse } from 'shared-contracts'
import { ApiEndpoint } from '../openapi/api-endpoint.ts'
import { ContactService } from './contact.service.ts'

@Controller('api/contact')
export class ContactController {
  constructor(private readonly contacts: ContactService) {}

  @Post()
  @ApiEndpoint({ body: ContactRequest, status: 201, answer: ContactResponse, isIdempotent: true })
  send(
    @Body({ schema: ContactRequest }) message: ContactRequest,
    @Headers('idempotency-key') key?: string,
  ): Promise<ContactResponse> {
    return this.contacts.store(message, key)
  }
}

import { Body, Controller, Headers, Post, UseGuards } from '@nestjs/common'
import { CareerApplicationRequest, CareerApplicationResponse } from 'shared-contracts/api/career'
import { Intake } from '../submission/intake.ts'
import { SameSiteGuard } from '../submission/same-site.guard.ts'
import { Sender, type SenderOfRequest } from '../submission/sender.decorator.ts'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { APPLICATION_FORM } from './application-form.ts'

@UseGuards(SameSiteGuard)
@Controller('api/careers')
export class CareersController {
  constructor(private readonly intake: Intake) {}

  @Post('apply')
  @ApiEndpoint({
    body: CareerApplicationRequest,
    status: 201,
    answer: CareerApplicationResponse,
    isIdempotent: true,
    errors: [403, 429],
  })
  apply(
    @Body({ schema: CareerApplicationRequest }) application: CareerApplicationRequest,
    @Sender() sender: SenderOfRequest,
    @Headers('idempotency-key') key?: string,
  ): Promise<CareerApplicationResponse> {
    return this.intake.store(APPLICATION_FORM, application, { sender, key })
  }
}

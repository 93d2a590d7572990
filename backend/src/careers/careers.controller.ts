import { Body, Controller, Headers, Post } from '@nestjs/common'
import { CareerApplicationRequest, CareerApplicationResponse } from 'shared-contracts'
import { ApiEndpoint } from '../openapi/api-endpoint.ts'
import { CareersService } from './careers.service.ts'

@Controller('api/careers')
export class CareersController {
  constructor(private readonly careers: CareersService) {}

  @Post('apply')
  @ApiEndpoint({
    body: CareerApplicationRequest,
    status: 201,
    answer: CareerApplicationResponse,
    isIdempotent: true,
  })
  apply(
    @Body({ schema: CareerApplicationRequest }) application: CareerApplicationRequest,
    @Headers('idempotency-key') key?: string,
  ): Promise<CareerApplicationResponse> {
    return this.careers.store(application, key)
  }
}

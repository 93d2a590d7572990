import { Controller, Get, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CompanyResponse } from 'shared-contracts/api/company'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { CompanyService } from './company.service.ts'

@Controller('api/company')
export class CompanyController {
  constructor(private readonly company: CompanyService) {}

  @Get()
  @ApiEndpoint({ answer: CompanyResponse, errors: [404], isTagged: true })
  facts(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.company.facts.send(request, reply)
  }
}

import { Controller, Get, Query, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CompanyResponse } from 'shared-contracts/api/company'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { PreviewQuery, sendPreview, type Previewed } from '../revisions/preview-answer.ts'
import { CompanyService } from './company.service.ts'

@Controller('api/company')
export class CompanyController {
  constructor(private readonly company: CompanyService) {}

  @Get()
  @ApiEndpoint({ query: PreviewQuery, answer: CompanyResponse, errors: [404], isTagged: true })
  async facts(
    @Query({ schema: PreviewQuery }) { preview }: Previewed,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (preview !== undefined) return sendPreview(reply, await this.company.preview(preview))
    return this.company.facts.send(request, reply)
  }
}

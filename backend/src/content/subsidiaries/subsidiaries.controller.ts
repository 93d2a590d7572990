import { Controller, Get, Param, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SubsidiaryResponse } from 'shared-contracts/api/subsidiary'
import * as v from 'valibot'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { SubsidiariesService } from './subsidiaries.service.ts'

@Controller('api/subsidiaries')
export class SubsidiariesController {
  constructor(private readonly subsidiaries: SubsidiariesService) {}

  @Get()
  @ApiEndpoint({ answer: v.array(SubsidiaryResponse), isTagged: true })
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.subsidiaries.list.send(request, reply)
  }

  @Get(':slug')
  @ApiEndpoint({ answer: SubsidiaryResponse, errors: [404], isTagged: true })
  one(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.subsidiaries.one(slug).send(request, reply)
  }
}

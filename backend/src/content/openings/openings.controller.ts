import { Controller, Get, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { OpeningResponse } from 'shared-contracts/api/opening'
import * as v from 'valibot'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { OpeningsService } from './openings.service.ts'

@Controller('api/openings')
export class OpeningsController {
  constructor(private readonly openings: OpeningsService) {}

  @Get()
  @ApiEndpoint({ answer: v.array(OpeningResponse), isTagged: true })
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.openings.list.send(request, reply)
  }
}

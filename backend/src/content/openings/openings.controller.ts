import { Controller, Get, Query, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { OpeningResponse } from 'shared-contracts/api/opening'
import * as v from 'valibot'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { PreviewQuery, sendPreview, type Previewed } from '../revisions/preview-answer.ts'
import { OpeningsService } from './openings.service.ts'

@Controller('api/openings')
export class OpeningsController {
  constructor(private readonly openings: OpeningsService) {}

  @Get()
  @ApiEndpoint({
    query: PreviewQuery,
    answer: v.array(OpeningResponse),
    errors: [404],
    isTagged: true,
  })
  async list(
    @Query({ schema: PreviewQuery }) { preview }: Previewed,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (preview !== undefined) return sendPreview(reply, await this.openings.preview(preview))
    return this.openings.list.send(request, reply)
  }
}

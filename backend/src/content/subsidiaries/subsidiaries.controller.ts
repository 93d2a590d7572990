import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SubsidiaryResponse } from 'shared-contracts/api/subsidiary'
import * as v from 'valibot'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { PreviewQuery, sendPreview, type Previewed } from '../revisions/preview-answer.ts'
import { SubsidiariesService } from './subsidiaries.service.ts'

@Controller('api/subsidiaries')
export class SubsidiariesController {
  constructor(private readonly subsidiaries: SubsidiariesService) {}

  @Get()
  @ApiEndpoint({
    query: PreviewQuery,
    answer: v.array(SubsidiaryResponse),
    errors: [404],
    isTagged: true,
  })
  async list(
    @Query({ schema: PreviewQuery }) { preview }: Previewed,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (preview !== undefined) return sendPreview(reply, await this.subsidiaries.preview(preview))
    return this.subsidiaries.list.send(request, reply)
  }

  @Get(':slug')
  @ApiEndpoint({ query: PreviewQuery, answer: SubsidiaryResponse, errors: [404], isTagged: true })
  async one(
    @Param('slug') slug: string,
    @Query({ schema: PreviewQuery }) { preview }: Previewed,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (preview !== undefined) {
      return sendPreview(reply, await this.subsidiaries.previewOne(slug, preview))
    }
    return this.subsidiaries.one(slug).send(request, reply)
  }
}

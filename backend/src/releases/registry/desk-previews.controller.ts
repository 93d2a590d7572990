import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { DeskPreviewRequest, PreviewResponse } from 'shared-contracts/preview'
import { ReleaseRefusal } from 'shared-contracts/registry'
import { DeskEndpoint } from '../../accounts/desk-endpoint.ts'
import { actorOf, ForAnyone } from '../../accounts/sessions/desk-guard.ts'
import { Previews } from './previews.ts'

/** For how long a browser shows what a permanent address names before it asks again, in hours. */
const HOURS = 8

/** Lets people of the desk open what a permanent address names: an edge asks with their session. */
@Controller('api/desk/release-previews')
@ForAnyone()
export class DeskPreviewsController {
  constructor(private readonly previews: Previews) {}

  @Post()
  @HttpCode(200)
  @DeskEndpoint({
    body: DeskPreviewRequest,
    answer: PreviewResponse,
    errors: [404, 422],
    details: { 422: ReleaseRefusal },
  })
  sign(
    @Body({ schema: DeskPreviewRequest }) { of }: DeskPreviewRequest,
    @Req() request: FastifyRequest,
  ): Promise<PreviewResponse> {
    return this.previews.sign({ of, hours: HOURS }, { ...actorOf(request), remote: null })
  }
}

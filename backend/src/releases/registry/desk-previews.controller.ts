import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { DeskPreviewRequest, PreviewResponse } from 'shared-contracts/preview'
import { ReleaseRefusal } from 'shared-contracts/registry'
import { DeskEndpoint } from '../../accounts/desk-endpoint.ts'
import { actorOf, ForSignedIn } from '../../accounts/sessions/desk-guard.ts'
import { Previews } from './previews.ts'

/** Lifetime of a preview opened by a permanent address, in hours; then the browser asks again. */
const HOURS = 8

/** Lets people of the desk open permanent addresses of previews. An edge calls it with their session. */
@Controller('api/desk/release-previews')
@ForSignedIn()
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

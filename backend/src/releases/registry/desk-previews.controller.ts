import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { DeskPreviewRequest, PreviewResponse } from 'shared-contracts/preview'
import { ReleaseRefusal } from 'shared-contracts/registry'
import { DeskEndpoint } from '../../accounts/desk-endpoint.ts'
import { actorOf, callerOf, ForSignedIn } from '../../accounts/sessions/desk-guard.ts'
import { KeyLimit } from '../../foundation/http/key-limit.ts'
import { TooManyRequestsException } from '../../foundation/http/too-many-requests.exception.ts'
import { Redis } from '../../foundation/redis/redis.ts'
import { Previews } from './previews.ts'

/** Lifetime of a preview opened by a permanent address, in hours; then the browser asks again. */
const HOURS = 8

/** Maximum previews that one account opens in that time: a remote has room for 100, its team's among them. */
const MAX_OF_ACCOUNT = 30

/** Lets people of the desk open permanent addresses of previews. An edge calls it with their session. */
@Controller('api/desk/release-previews')
@ForSignedIn()
export class DeskPreviewsController {
  private readonly limit: KeyLimit

  constructor(
    private readonly previews: Previews,
    redis: Redis,
  ) {
    const windowMs = HOURS * 3_600_000
    this.limit = new KeyLimit({ name: 'desk previews', max: MAX_OF_ACCOUNT, windowMs }, redis)
  }

  @Post()
  @HttpCode(200)
  @DeskEndpoint({
    body: DeskPreviewRequest,
    answer: PreviewResponse,
    errors: [404, 422, 429],
    details: { 422: ReleaseRefusal },
  })
  async sign(
    @Body({ schema: DeskPreviewRequest }) { of }: DeskPreviewRequest,
    @Req() request: FastifyRequest,
  ): Promise<PreviewResponse> {
    const wait = await this.limit.admit(String(callerOf(request).accountId))
    if (wait > 0) {
      throw new TooManyRequestsException(wait, 'You have opened many previews. Try again later')
    }
    return this.previews.sign({ of, hours: HOURS }, { ...actorOf(request), remote: null })
  }
}

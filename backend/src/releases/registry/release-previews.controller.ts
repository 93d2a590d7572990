import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common'
import { ApiBearerAuth } from '@nestjs/swagger'
import { PreviewRequest, PreviewResponse } from 'shared-contracts/preview'
import { ReleaseRefusal } from 'shared-contracts/registry'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { Previews } from './previews.ts'
import { Caller, type ReleaseCaller } from './release-caller.ts'
import { ReleaseTokenGuard } from './release-token.guard.ts'

/** Preview links, for callers with a token for each of their releases. */
@Controller('api/release-previews')
@UseGuards(ReleaseTokenGuard)
@ApiBearerAuth()
export class ReleasePreviewsController {
  constructor(private readonly previews: Previews) {}

  @Post()
  @HttpCode(200)
  @ApiEndpoint({
    body: PreviewRequest,
    answer: PreviewResponse,
    errors: [401, 403, 404, 422, 429],
    details: { 422: ReleaseRefusal },
  })
  sign(
    @Body({ schema: PreviewRequest }) request: PreviewRequest,
    @Caller() caller: ReleaseCaller,
  ): Promise<PreviewResponse> {
    return this.previews.sign(request, caller)
  }
}

import { Body, Controller, Delete, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common'
import { ApiBearerAuth } from '@nestjs/swagger'
import { TokenListing, TokenRequest, TokenResponse, TokenRotation } from 'shared-contracts/registry'
import * as v from 'valibot'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { assertIsPlatform, Caller, type ReleaseCaller } from './release-caller.ts'
import { ReleaseTokenGuard } from './release-token.guard.ts'
import { ReleaseTokens } from './release-tokens.ts'

/** Tokens of teams, which the platform team issues and revokes. */
@Controller('api/release-tokens')
@UseGuards(ReleaseTokenGuard)
@ApiBearerAuth()
export class ReleaseTokensController {
  constructor(private readonly tokens: ReleaseTokens) {}

  @Get()
  @ApiEndpoint({ answer: v.array(TokenListing), errors: [401, 403, 429] })
  list(@Caller() caller: ReleaseCaller): Promise<TokenListing[]> {
    assertIsPlatform(caller)
    return this.tokens.list()
  }

  @Post()
  @ApiEndpoint({
    body: TokenRequest,
    status: 201,
    answer: TokenResponse,
    errors: [401, 403, 409, 429],
  })
  make(
    @Body({ schema: TokenRequest }) request: TokenRequest,
    @Caller() caller: ReleaseCaller,
  ): Promise<TokenResponse> {
    assertIsPlatform(caller)
    return this.tokens.make(request, caller)
  }

  @Post(':actor/rotate')
  @HttpCode(200)
  @ApiEndpoint({ body: TokenRotation, answer: TokenResponse, errors: [401, 403, 404, 429] })
  rotate(
    @Param('actor') actor: string,
    @Body({ schema: TokenRotation }) rotation: TokenRotation,
    @Caller() caller: ReleaseCaller,
  ): Promise<TokenResponse> {
    assertIsPlatform(caller)
    return this.tokens.rotate(actor, rotation, caller)
  }

  @Delete(':actor')
  @HttpCode(204)
  @ApiEndpoint({ status: 204, errors: [401, 403, 404, 429] })
  async revoke(@Param('actor') actor: string, @Caller() caller: ReleaseCaller): Promise<void> {
    assertIsPlatform(caller)
    await this.tokens.revoke(actor, caller)
  }
}

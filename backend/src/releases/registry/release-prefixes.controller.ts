import { Body, Controller, Delete, Get, HttpCode, Post, Query, UseGuards } from '@nestjs/common'
import { ApiBearerAuth } from '@nestjs/swagger'
import { PrefixListing, PrefixQuery, PrefixRequest } from 'shared-contracts/registry'
import * as v from 'valibot'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { assertIsPlatform, Caller, type ReleaseCaller } from './release-caller.ts'
import { ReleasePrefixes } from './release-prefixes.ts'
import { ReleaseTokenGuard } from './release-token.guard.ts'

/** Path prefixes of remotes, which the platform team gives and withdraws. */
@Controller('api/release-prefixes')
@UseGuards(ReleaseTokenGuard)
@ApiBearerAuth()
export class ReleasePrefixesController {
  constructor(private readonly prefixes: ReleasePrefixes) {}

  @Get()
  @ApiEndpoint({ answer: v.array(PrefixListing), errors: [401, 429] })
  list(): Promise<PrefixListing[]> {
    return this.prefixes.list()
  }

  @Post()
  @ApiEndpoint({
    body: PrefixRequest,
    status: 201,
    answer: PrefixListing,
    errors: [401, 403, 409, 422, 429],
  })
  give(
    @Body({ schema: PrefixRequest }) request: PrefixRequest,
    @Caller() caller: ReleaseCaller,
  ): Promise<PrefixListing> {
    assertIsPlatform(caller)
    return this.prefixes.give(request, caller)
  }

  @Delete()
  @HttpCode(204)
  @ApiEndpoint({ query: PrefixQuery, status: 204, errors: [401, 403, 404, 409, 429] })
  async take(
    // If the parameter had the schema's name, OpenAPI would describe the schema's own object and fail.
    @Query({ schema: PrefixQuery }) query: v.InferOutput<typeof PrefixQuery>,
    @Caller() caller: ReleaseCaller,
  ): Promise<void> {
    assertIsPlatform(caller)
    await this.prefixes.take(query, caller)
  }
}

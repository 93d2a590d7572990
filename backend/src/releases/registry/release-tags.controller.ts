import { Body, Controller, Delete, Get, HttpCode, Param, Put, UseGuards } from '@nestjs/common'
import { ApiBearerAuth } from '@nestjs/swagger'
import { ReleaseTagName, TagListing, TagRequest } from 'shared-contracts/release-tag'
import * as v from 'valibot'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { Caller, type ReleaseCaller } from './release-caller.ts'
import { ReleaseTags } from './release-tags.ts'
import { ReleaseTokenGuard } from './release-token.guard.ts'

/** Names that teams give their releases. */
@Controller('api')
@UseGuards(ReleaseTokenGuard)
@ApiBearerAuth()
export class ReleaseTagsController {
  constructor(private readonly tags: ReleaseTags) {}

  @Get('release-tags')
  @ApiEndpoint({ answer: v.array(TagListing), errors: [401, 429] })
  list(@Caller() caller: ReleaseCaller): Promise<TagListing[]> {
    return this.tags.list(caller)
  }

  @Put('releases/:name/tags/:tag')
  @ApiEndpoint({ body: TagRequest, answer: TagListing, errors: [400, 401, 403, 404, 422, 429] })
  set(
    @Param('name') remote: string,
    @Param('tag', { schema: ReleaseTagName }) name: string,
    @Body({ schema: TagRequest }) { version }: TagRequest,
    @Caller() caller: ReleaseCaller,
  ): Promise<TagListing> {
    return this.tags.set({ remote, name, version }, caller)
  }

  @Delete('releases/:name/tags/:tag')
  @HttpCode(204)
  @ApiEndpoint({ status: 204, errors: [401, 403, 404, 429] })
  async remove(
    @Param('name') remote: string,
    @Param('tag') name: string,
    @Caller() caller: ReleaseCaller,
  ): Promise<void> {
    await this.tags.remove(remote, name, caller)
  }
}

import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common'
import { ApiBearerAuth } from '@nestjs/swagger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  CanaryRequest,
  DisableRequest,
  EnableRequest,
  PromoteRequest,
  PruneRequest,
  PublishRequest,
  ReleaseEvent,
  ReleaseMap,
  ReleaseRefusal,
  RemoteReleases,
  RollbackRequest,
  SignRequest,
} from 'shared-contracts/registry'
import { PreviewListing } from 'shared-contracts/preview'
import { Release } from 'shared-contracts/release'
import * as v from 'valibot'
import { sendTagged } from '../../foundation/http/tagged-answer.ts'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { ChangeEndpoint } from './change-endpoint.ts'
import { Channels } from './channels.ts'
import { Previews } from './previews.ts'
import { notPublished } from './find-release.ts'
import { PublishedReleases } from './published-releases.ts'
import { Caller, type ReleaseCaller } from './release-caller.ts'
import { ReleaseMapAnswer } from './release-map.ts'
import { ReleaseQueries } from './release-queries.ts'
import { ReleaseTokenGuard } from './release-token.guard.ts'

@Controller('api/releases')
export class ReleasesController {
  constructor(
    private readonly published: PublishedReleases,
    private readonly channels: Channels,
    private readonly previews: Previews,
    private readonly releases: ReleaseQueries,
    private readonly releaseMap: ReleaseMapAnswer,
    private readonly tokens: ReleaseTokenGuard,
  ) {}

  @Get()
  @ApiEndpoint({ answer: ReleaseMap, isTagged: true })
  map(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.releaseMap.answer.send(request, reply)
  }

  @Post()
  @UseGuards(ReleaseTokenGuard)
  @ApiBearerAuth()
  @ApiEndpoint({
    body: PublishRequest,
    status: 201,
    answer: ReleaseEvent,
    errors: [401, 403, 409, 422, 429],
    details: { 422: ReleaseRefusal },
  })
  publish(
    @Body({ schema: PublishRequest }) request: PublishRequest,
    @Caller() caller: ReleaseCaller,
  ): Promise<ReleaseEvent> {
    return this.published.publish(request, caller)
  }

  @ChangeEndpoint('promote', PromoteRequest)
  promote(
    @Param('name') name: string,
    @Body({ schema: PromoteRequest }) request: PromoteRequest,
    @Caller() { actor }: ReleaseCaller,
  ): Promise<ReleaseEvent> {
    return this.channels.promote(name, request, actor)
  }

  @ChangeEndpoint('canary', CanaryRequest)
  canary(
    @Param('name') name: string,
    @Body({ schema: CanaryRequest }) request: CanaryRequest,
    @Caller() { actor }: ReleaseCaller,
  ): Promise<ReleaseEvent> {
    return this.channels.canary(name, request, actor)
  }

  @ChangeEndpoint('rollback', RollbackRequest)
  rollback(
    @Param('name') name: string,
    @Body({ schema: RollbackRequest }) request: RollbackRequest,
    @Caller() { actor }: ReleaseCaller,
  ): Promise<ReleaseEvent> {
    return this.channels.rollback(name, request, actor)
  }

  @ChangeEndpoint('disable', DisableRequest)
  disable(
    @Param('name') name: string,
    @Body({ schema: DisableRequest }) request: DisableRequest,
    @Caller() { actor }: ReleaseCaller,
  ): Promise<ReleaseEvent> {
    return this.channels.disable(name, request, actor)
  }

  @ChangeEndpoint('enable', EnableRequest)
  enable(
    @Param('name') name: string,
    @Body({ schema: EnableRequest }) request: EnableRequest,
    @Caller() { actor }: ReleaseCaller,
  ): Promise<ReleaseEvent> {
    return this.channels.enable(name, request, actor)
  }

  @ChangeEndpoint('prune', PruneRequest)
  prune(
    @Param('name') name: string,
    @Body({ schema: PruneRequest }) request: PruneRequest,
    @Caller() { actor }: ReleaseCaller,
  ): Promise<ReleaseEvent> {
    return this.published.prune(name, request, actor)
  }

  @ChangeEndpoint('sign', SignRequest)
  sign(
    @Param('name') name: string,
    @Body({ schema: SignRequest }) request: SignRequest,
    @Caller() { actor }: ReleaseCaller,
  ): Promise<ReleaseEvent> {
    return this.published.sign(name, request, actor)
  }

  @Get(':name/previews')
  @UseGuards(ReleaseTokenGuard)
  @ApiBearerAuth()
  @ApiEndpoint({ answer: v.array(PreviewListing), errors: [401, 403, 429] })
  listPreviews(@Param('name') name: string): Promise<PreviewListing[]> {
    return this.previews.list(name)
  }

  @Delete(':name/previews/:id')
  @HttpCode(204)
  @UseGuards(ReleaseTokenGuard)
  @ApiBearerAuth()
  @ApiEndpoint({ status: 204, errors: [401, 403, 404, 429] })
  async revokePreview(
    @Param('name') name: string,
    @Param('id') id: string,
    @Caller() caller: ReleaseCaller,
  ): Promise<void> {
    await this.previews.revoke(name, id, caller)
  }

  @Get(':name')
  @UseGuards(ReleaseTokenGuard)
  @ApiBearerAuth()
  @Header('cache-control', 'private, no-cache')
  @ApiEndpoint({ answer: RemoteReleases, errors: [401, 403, 404, 429], isTagged: true })
  async remote(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendTagged(request, reply, JSON.stringify(await this.releases.remote(name)))
  }

  @Get(':name/history')
  @UseGuards(ReleaseTokenGuard)
  @ApiBearerAuth()
  @Header('cache-control', 'private, no-cache')
  @ApiEndpoint({ answer: v.array(ReleaseEvent), errors: [401, 403, 404, 429], isTagged: true })
  async history(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendTagged(request, reply, JSON.stringify(await this.releases.history(name)))
  }

  /**
   * Returns the exact text of the published `release.json`. It is public for releases that are or recently were
   * offered to edges and browsers; others need a token.
   */
  @Get(':name/:version')
  @ApiEndpoint({ answer: Release, errors: [401, 403, 404, 429], isTagged: true })
  async description(
    @Param('name') name: string,
    @Param('version') version: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { text, digest, isPublic } = await this.releases.description(name, version)
    // Without a token, a caller must not learn that the release exists.
    if (!isPublic && !(await this.tokens.mayRead(request, name))) throw notPublished(name, version)
    void reply.header('cache-control', isPublic ? FOR_EVER : 'private, no-cache')
    sendTagged(request, reply, text, digest)
  }
}

const FOR_EVER = 'public, max-age=31536000, immutable'

import { Body, Controller, Get, HttpCode, Param, Post, Req, Res, UseGuards } from '@nestjs/common'
import { ApiBearerAuth } from '@nestjs/swagger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { PromoteRequest, Release, ReleaseEvent, ReleaseMap } from 'shared-contracts/release'
import * as v from 'valibot'
import { ApiEndpoint } from '../openapi/api-endpoint.ts'
import { Actor } from './actor.decorator.ts'
import { ReleaseTokenGuard } from './release-token.guard.ts'
import { ReleasesService } from './releases.service.ts'

@Controller('api/releases')
export class ReleasesController {
  constructor(private readonly releases: ReleasesService) {}

  @Get()
  @ApiEndpoint({ answer: ReleaseMap })
  map(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.releases.map.send(request, reply)
  }

  @Post()
  @UseGuards(ReleaseTokenGuard)
  @ApiBearerAuth()
  @ApiEndpoint({ body: Release, status: 201, answer: ReleaseEvent, errors: [401, 409] })
  publish(
    @Body({ schema: Release }) release: Release,
    @Actor() actor: string,
  ): Promise<ReleaseEvent> {
    return this.releases.publish(release, actor)
  }

  @Post(':name/promote')
  @HttpCode(200)
  @UseGuards(ReleaseTokenGuard)
  @ApiBearerAuth()
  @ApiEndpoint({ body: PromoteRequest, answer: ReleaseEvent, errors: [401, 404] })
  promote(
    @Param('name') name: string,
    @Body({ schema: PromoteRequest }) request: PromoteRequest,
    @Actor() actor: string,
  ): Promise<ReleaseEvent> {
    return this.releases.promote(name, request, actor)
  }

  @Get(':name/history')
  @ApiEndpoint({ answer: v.array(ReleaseEvent), errors: [404] })
  history(@Param('name') name: string): Promise<ReleaseEvent[]> {
    return this.releases.history(name)
  }
}

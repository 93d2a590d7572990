import { Controller, Get, UseGuards } from '@nestjs/common'
import { ApiBearerAuth } from '@nestjs/swagger'
import { EdgeListing } from 'shared-contracts/edge-serving'
import * as v from 'valibot'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { ReleaseTokenGuard } from '../registry/release-token.guard.ts'
import { RenderingReports } from './rendering-reports.ts'

/** What the running edges serve, for every holder of a release token. */
@Controller('api/release-edges')
@UseGuards(ReleaseTokenGuard)
@ApiBearerAuth()
export class ReleaseEdgesController {
  constructor(private readonly reports: RenderingReports) {}

  @Get()
  @ApiEndpoint({ answer: v.array(EdgeListing), errors: [401, 429] })
  list(): Promise<EdgeListing[]> {
    return this.reports.edges()
  }
}

import { Body, Controller, HttpCode, Ip, Post, UseGuards } from '@nestjs/common'
import { TelemetryBatch } from 'shared-contracts/telemetry'
import { SameSiteGuard } from '../intake/same-site.guard.ts'
import { TooManyMessagesException } from '../intake/too-many-messages.exception.ts'
import { ApiEndpoint } from '../openapi/api-endpoint.ts'
import { AddressLimit } from './address-limit.ts'
import { countsOf } from './counts-of.ts'
import { KnownReleases } from './known-releases.ts'
import { TelemetryCounts } from './telemetry-counts.ts'

/** How releases fare in browsers. Nothing of who reports is kept. */
@Controller('api/telemetry')
export class TelemetryController {
  constructor(
    private readonly limit: AddressLimit,
    private readonly releases: KnownReleases,
    private readonly counts: TelemetryCounts,
  ) {}

  @Post()
  @HttpCode(204)
  @UseGuards(SameSiteGuard)
  @ApiEndpoint({ body: TelemetryBatch, status: 204, errors: [403, 429] })
  async report(
    @Body({ schema: TelemetryBatch }) batch: TelemetryBatch,
    @Ip() address: string,
  ): Promise<void> {
    const wait = this.limit.admit(address)
    if (wait > 0) throw new TooManyMessagesException(wait)
    this.counts.add(countsOf({ reports: await this.releases.among(batch.reports) }))
  }
}

import { Body, Controller, HttpCode, Ip, Post, UseGuards } from '@nestjs/common'
import { TelemetryBatch } from 'shared-contracts/telemetry'
import { AddressLimit } from '../../foundation/http/address-limit.ts'
import { TooManyRequestsException } from '../../foundation/http/too-many-requests.exception.ts'
import { SameSiteGuard } from '../../intake/submission/same-site.guard.ts'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { Redis } from '../../foundation/redis/redis.ts'
import { countsOf } from './counts-of.ts'
import { KnownReleases } from './known-releases.ts'
import { TelemetryCounts } from './telemetry-counts.ts'

/** Ten batches a second: thousands of a carrier's customers share one address, and some of them report. */
const MAX_BATCHES_PER_MINUTE = 600

/** Takes browsers' reports about releases. Nothing about the sender is kept. */
@Controller('api/telemetry')
export class TelemetryController {
  private readonly limit: AddressLimit

  constructor(
    private readonly releases: KnownReleases,
    private readonly counts: TelemetryCounts,
    redis: Redis,
  ) {
    this.limit = new AddressLimit({ name: 'telemetry', max: MAX_BATCHES_PER_MINUTE }, redis)
  }

  @Post()
  @HttpCode(204)
  @UseGuards(SameSiteGuard)
  @ApiEndpoint({ body: TelemetryBatch, status: 204, errors: [403, 429] })
  async report(
    @Body({ schema: TelemetryBatch }) batch: TelemetryBatch,
    @Ip() address: string,
  ): Promise<void> {
    const wait = await this.limit.admit(address)
    if (wait > 0) throw new TooManyRequestsException(wait)
    this.counts.add(countsOf({ reports: await this.releases.among(batch.reports) }))
  }
}

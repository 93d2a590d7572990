import {
  Body,
  Controller,
  ForbiddenException,
  HttpCode,
  Inject,
  Ip,
  Post,
  UseGuards,
} from '@nestjs/common'
import { Counter } from 'prom-client'
import { TelemetryBatch } from 'shared-contracts/telemetry'
import { readVisitTicket } from 'shared-server/visit-ticket'
import { AddressLimit } from '../../foundation/http/address-limit.ts'
import { TooManyRequestsException } from '../../foundation/http/too-many-requests.exception.ts'
import { SameSiteGuard } from '../../intake/submission/same-site.guard.ts'
import { Metrics } from '../../foundation/metrics/metrics.ts'
import { ApiEndpoint } from '../../foundation/openapi/api-endpoint.ts'
import { Redis } from '../../foundation/redis/redis.ts'
import { PREVIEW_SECRET } from '../registry/previews.ts'
import { CanaryVisits } from './canary-visits.ts'
import { countsOf } from './counts-of.ts'
import { KnownReleases } from './known-releases.ts'
import { OncePerVisit } from './once-per-visit.ts'
import { TelemetryCounts } from './telemetry-counts.ts'

/** Ten batches per second: thousands of a carrier's customers share one address, and some of them report. */
const MAX_BATCHES_PER_MINUTE = 600

/** Receives browsers' reports about releases. Nothing about the sender is kept. */
@Controller('api/telemetry')
export class TelemetryController {
  private readonly limit: AddressLimit
  private readonly once = new OncePerVisit()
  private readonly newer: Counter

  constructor(
    private readonly releases: KnownReleases,
    private readonly counts: TelemetryCounts,
    private readonly canaryVisits: CanaryVisits,
    @Inject(PREVIEW_SECRET) private readonly secret: string,
    metrics: Metrics,
    redis: Redis,
  ) {
    this.limit = new AddressLimit({ name: 'telemetry', max: MAX_BATCHES_PER_MINUTE }, redis)
    this.newer = new Counter({
      name: 'newer_reports_total',
      help: 'Reports left out because only a host that is newer than this API can have meant them.',
      labelNames: ['kind'],
      registers: [metrics.registry],
    })
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
    const visit = readVisitTicket(this.secret, batch.ticket)
    if (!visit) throw new ForbiddenException('This visit is over, or was never ours')
    for (const kind of batch.newer) this.newer.inc({ kind })
    const reports = await this.releases.among(batch.reports)
    this.counts.add(this.once.fresh(visit.nonce, countsOf(reports)))
    if (visit.browser === null) return
    const { browser, nonce: document } = visit
    this.canaryVisits.add({ browser, document, address, held: batch.held }, reports)
  }
}

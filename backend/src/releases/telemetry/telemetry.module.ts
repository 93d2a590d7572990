import { Module } from '@nestjs/common'
import { Records, remove } from '../../foundation/database/records.ts'
import { CanaryVisit } from './canary-visit.entity.ts'
import { CanaryVisits } from './canary-visits.ts'
import { CanaryWatch } from './canary-watch.entity.ts'
import { TelemetryHour, TelemetryTotal } from './telemetry-count.entity.ts'
import { MetricsModule } from '../../foundation/metrics/metrics.module.ts'
import { ReleasesModule } from '../registry/releases.module.ts'
import { CanaryGuard } from './canary-guard.ts'
import { CanaryWatches } from './canary-watches.ts'
import { KnownReleases } from './known-releases.ts'
import { TelemetryController } from './telemetry.controller.ts'
import { TelemetryCounts } from './telemetry-counts.ts'
import { TelemetryMetrics } from './telemetry-metrics.ts'
import { TelemetryQueries } from './telemetry-queries.ts'

/** Reports are kept for so many days; the totals of a release, until nobody has had it for so long. */
const KEPT_DAYS = 30

/** What browsers report about releases, and the guard that acts on it. */
@Records({
  entities: [CanaryVisit, CanaryWatch, TelemetryHour, TelemetryTotal],
  purge: async (manager, before) => {
    const hours = await remove(manager, TelemetryHour, { hour: before(KEPT_DAYS) })
    const totals = await remove(manager, TelemetryTotal, { hour: before(KEPT_DAYS) })
    return { telemetry: hours + totals }
  },
})
@Module({
  imports: [MetricsModule, ReleasesModule],
  controllers: [TelemetryController],
  providers: [
    CanaryGuard,
    CanaryVisits,
    CanaryWatches,
    KnownReleases,
    TelemetryCounts,
    TelemetryMetrics,
    TelemetryQueries,
  ],
  exports: [TelemetryQueries],
})
export class TelemetryModule {}

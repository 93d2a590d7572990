import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { CanaryTime } from './canary-time.entity.ts'
import { CanaryTimes } from './canary-times.ts'
import { CanaryVisit } from './canary-visit.entity.ts'
import { CanaryVisits } from './canary-visits.ts'
import { CanaryWatch } from './canary-watch.entity.ts'
import { TelemetryHour, TelemetryTotal } from './telemetry-count.entity.ts'
import { MetricsModule } from '../../foundation/metrics/metrics.module.ts'
import { ReleasesModule } from '../registry/releases.module.ts'
import { CanaryGuard } from './canary-guard.ts'
import { CanaryWatches } from './canary-watches.ts'
import { KnownReleases } from './known-releases.ts'
import { PolicyReportsController } from './policy-reports.controller.ts'
import { TelemetryController } from './telemetry.controller.ts'
import { TelemetryCounts } from './telemetry-counts.ts'
import { TelemetryMetrics } from './telemetry-metrics.ts'
import { TelemetryQueries } from './telemetry-queries.ts'

/** Browsers' reports about releases, and the guard that acts on them. */
@Records({
  entities: [CanaryTime, CanaryVisit, CanaryWatch, TelemetryHour, TelemetryTotal],
  // The totals of a release are kept until it has not been reported for this long.
  expiries: [TelemetryHour, TelemetryTotal].map((entity) => ({
    kind: 'telemetry',
    entity,
    moment: 'hour',
    days: ({ telemetry }) => telemetry,
  })),
})
@Module({
  imports: [MetricsModule, ReleasesModule],
  controllers: [PolicyReportsController, TelemetryController],
  providers: [
    CanaryGuard,
    CanaryTimes,
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

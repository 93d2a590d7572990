import { Module } from '@nestjs/common'
import { Records, remove } from '../../foundation/database/records.ts'
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
import { TelemetryReads } from './telemetry-reads.ts'

/** How releases fare with visitors, and what follows from it for a canary. */
/** What browsers reported before; the totals of a release go when nobody has had it for so long. */
const KEPT_DAYS = 30

@Records({
  entities: [CanaryWatch, TelemetryHour, TelemetryTotal],
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
    CanaryWatches,
    KnownReleases,
    TelemetryCounts,
    TelemetryMetrics,
    TelemetryReads,
  ],
  exports: [TelemetryReads],
})
export class TelemetryModule {}

import { Module } from '@nestjs/common'
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

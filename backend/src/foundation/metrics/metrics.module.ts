import { Module } from '@nestjs/common'
import { DatabaseMetrics } from './database-metrics.ts'
import { MetricsController } from './metrics.controller.ts'
import { Metrics } from './metrics.ts'
import { RequestMetrics } from './request-metrics.ts'

@Module({
  controllers: [MetricsController],
  providers: [Metrics, RequestMetrics, DatabaseMetrics],
  exports: [Metrics],
})
export class MetricsModule {}

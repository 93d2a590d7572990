import { Module } from '@nestjs/common'
import { BacklogMetrics } from './backlog-metrics.ts'
import { MetricsController } from './metrics.controller.ts'
import { Metrics } from './metrics.ts'
import { RequestMetrics } from './request-metrics.ts'

@Module({
  controllers: [MetricsController],
  providers: [Metrics, RequestMetrics, BacklogMetrics],
  exports: [Metrics],
})
export class MetricsModule {}

import { Global, Module } from '@nestjs/common'
import { MetricsModule } from '../metrics/metrics.module.ts'
import { RedisMetrics } from './redis-metrics.ts'
import { Redis } from './redis.ts'

@Global()
@Module({ imports: [MetricsModule], providers: [Redis, RedisMetrics], exports: [Redis] })
export class RedisModule {}

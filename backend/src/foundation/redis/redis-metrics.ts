import { Injectable } from '@nestjs/common'
import { Gauge } from 'prom-client'
import { Metrics } from '../metrics/metrics.ts'
import { Redis } from './redis.ts'

/** Metric of whether this process reaches the Redis that it should share. */
@Injectable()
export class RedisMetrics {
  constructor(redis: Redis, { registry }: Metrics) {
    if (!redis.isConfigured) return
    new Gauge({
      name: 'redis_up',
      help: 'Whether Redis answers.',
      registers: [registry],
      async collect() {
        this.set((await redis.ask((client) => client.ping())) === undefined ? 0 : 1)
      },
    })
  }
}

import { Injectable } from '@nestjs/common'
import { Gauge } from 'prom-client'
import { DataSource } from 'typeorm'
import { Metrics } from '../../foundation/metrics/metrics.ts'
import { PriceSnapshot } from './feed/price-snapshot.entity.ts'

@Injectable()
export class PriceMetrics {
  constructor({ manager }: DataSource, { registry }: Metrics) {
    new Gauge({
      name: 'price_age_seconds',
      help: 'Time since a source of prices answered.',
      labelNames: ['list'],
      registers: [registry],
      async collect() {
        this.reset()
        for (const { list, fetchedAt } of await manager.find(PriceSnapshot).catch(() => [])) {
          if (fetchedAt) this.set({ list }, (Date.now() - fetchedAt.getTime()) / 1_000)
        }
      },
    })
  }
}

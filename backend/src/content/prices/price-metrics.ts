import { Injectable } from '@nestjs/common'
import { Gauge } from 'prom-client'
import { DataSource } from 'typeorm'
import { Metrics, SHARED } from '../../foundation/metrics/metrics.ts'
import { PriceSnapshot } from './feed/price-snapshot.entity.ts'

@Injectable()
export class PriceMetrics {
  constructor({ manager }: DataSource, metrics: Metrics) {
    new Gauge({
      name: 'price_age_seconds',
      help: 'Time since a source of prices answered.' + SHARED,
      labelNames: ['list'],
      registers: [metrics.registry],
      async collect() {
        const ages = manager.find(PriceSnapshot, { select: { list: true, fetchedAt: true } })
        const known = (await metrics.answerOf(ages)) ?? []
        this.reset()
        for (const { list, fetchedAt } of known) {
          if (fetchedAt) this.set({ list }, (Date.now() - fetchedAt.getTime()) / 1_000)
        }
      },
    })
  }
}

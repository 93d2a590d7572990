import { Injectable } from '@nestjs/common'
import { Gauge } from 'prom-client'
import { DataSource } from 'typeorm'
import { OutboxEntry } from '../../intake/mail/outbox-entry.entity.ts'
import { PriceSnapshot } from '../../content/prices/feed/price-snapshot.entity.ts'
import { Metrics } from './metrics.ts'

/** Measures what waits in the database, when somebody asks; what cannot be known then is not a number. */
@Injectable()
export class BacklogMetrics {
  constructor({ manager }: DataSource, { registry }: Metrics) {
    const registers = [registry]
    new Gauge({
      name: 'outbox_waiting',
      help: 'Mails that are not sent yet.',
      registers,
      async collect() {
        this.set(await manager.count(OutboxEntry).catch(() => NaN))
      },
    })
    new Gauge({
      name: 'price_age_seconds',
      help: 'Time since a source of prices was heard.',
      labelNames: ['list'],
      registers,
      async collect() {
        this.reset()
        for (const { list, fetchedAt } of await manager.find(PriceSnapshot).catch(() => [])) {
          if (fetchedAt) this.set({ list }, (Date.now() - fetchedAt.getTime()) / 1_000)
        }
      },
    })
    new Gauge({
      name: 'database_up',
      help: 'Whether the database answers.',
      registers,
      async collect() {
        this.set(
          await manager.query('SELECT 1').then(
            () => 1,
            () => 0,
          ),
        )
      },
    })
  }
}

import { Injectable } from '@nestjs/common'
import { Gauge } from 'prom-client'
import { DataSource } from 'typeorm'
import { Metrics, SHARED } from '../../foundation/metrics/metrics.ts'
import { OutboxEntry } from './outbox-entry.entity.ts'

@Injectable()
export class OutboxMetrics {
  constructor({ manager }: DataSource, metrics: Metrics) {
    new Gauge({
      name: 'outbox_waiting',
      help: 'Mails that are not sent yet.' + SHARED,
      registers: [metrics.registry],
      async collect() {
        // Without a database the count is unknown, and 0 would be a lie.
        this.set((await metrics.answerOf(manager.count(OutboxEntry))) ?? NaN)
      },
    })
  }
}

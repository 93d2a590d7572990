import { Injectable } from '@nestjs/common'
import { Gauge } from 'prom-client'
import { DataSource } from 'typeorm'
import { Metrics } from './metrics.ts'

@Injectable()
export class DatabaseMetrics {
  constructor({ manager }: DataSource, metrics: Metrics) {
    new Gauge({
      name: 'database_up',
      help: 'Whether the database answers.',
      registers: [metrics.registry],
      async collect() {
        this.set((await metrics.answerOf(manager.query('SELECT 1'))) === undefined ? 0 : 1)
      },
    })
  }
}

import { Injectable } from '@nestjs/common'
import { Gauge } from 'prom-client'
import { DataSource } from 'typeorm'
import { Metrics } from './metrics.ts'

@Injectable()
export class DatabaseMetrics {
  constructor({ manager }: DataSource, { registry }: Metrics) {
    new Gauge({
      name: 'database_up',
      help: 'Whether the database answers.',
      registers: [registry],
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

import { Injectable } from '@nestjs/common'
import { collectDefaultMetrics, Registry } from 'prom-client'

/** The registry of this process's metrics, with those of Node itself. */
@Injectable()
export class Metrics {
  readonly registry = new Registry()

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }
}

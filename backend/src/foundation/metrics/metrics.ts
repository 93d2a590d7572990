import { Injectable } from '@nestjs/common'
import { collectDefaultMetrics, Registry } from 'prom-client'

/** Where every measure of this process is registered, beginning with those of Node itself. */
@Injectable()
export class Metrics {
  readonly registry = new Registry()

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }
}

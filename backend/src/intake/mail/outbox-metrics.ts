import { Injectable } from '@nestjs/common'
import { Gauge } from 'prom-client'
import { DataSource } from 'typeorm'
import { Metrics, SHARED } from '../../foundation/metrics/metrics.ts'
import { outboxState, type OutboxState } from './outbox-state.ts'

const FIGURES: readonly [name: string, help: string, figure: keyof OutboxState][] = [
  ['outbox_waiting', 'Mails that are not sent yet.', 'waiting'],
  ['outbox_oldest_seconds', 'Age of the oldest mail that is not sent yet.', 'oldestSeconds'],
  ['outbox_failed', 'Mails that were given up for good.', 'failed'],
]

@Injectable()
export class OutboxMetrics {
  private reading: Promise<OutboxState | undefined> | undefined

  constructor(
    private readonly dataSource: DataSource,
    private readonly metrics: Metrics,
  ) {
    const state = () => this.state()
    for (const [name, help, figure] of FIGURES) {
      new Gauge({
        name,
        help: help + SHARED,
        registers: [metrics.registry],
        async collect() {
          // Without a database the figures are unknown, and 0 would be a lie.
          this.set((await state())?.[figure] ?? NaN)
        },
      })
    }
  }

  /** Prometheus collects all metrics at once, so they share one query. */
  private state(): Promise<OutboxState | undefined> {
    const look = () => outboxState(this.dataSource.manager, new Date())
    this.reading ??= this.metrics.answerOf(look()).finally(() => {
      this.reading = undefined
    })
    return this.reading
  }
}

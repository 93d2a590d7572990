import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { OutboxEntry } from './outbox-entry.entity.ts'
import { MetricsModule } from '../../foundation/metrics/metrics.module.ts'
import { Mailer } from './mailer.ts'
import { OutboxMetrics } from './outbox-metrics.ts'
import { OutboxWorker } from './outbox-worker.ts'
import { Outbox } from './outbox.ts'

@Records({
  entities: [OutboxEntry],
  expiries: [
    { kind: 'mails', entity: OutboxEntry, moment: 'createdAt', days: ({ mails }) => mails },
  ],
})
@Module({
  imports: [MetricsModule],
  providers: [Mailer, Outbox, OutboxMetrics, OutboxWorker],
  exports: [Outbox],
})
export class MailModule {}

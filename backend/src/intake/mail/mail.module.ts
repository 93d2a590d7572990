import { Module } from '@nestjs/common'
import { Mailer } from './mailer.ts'
import { OutboxWorker } from './outbox-worker.ts'
import { Outbox } from './outbox.ts'

@Module({ providers: [Mailer, Outbox, OutboxWorker], exports: [Outbox] })
export class MailModule {}

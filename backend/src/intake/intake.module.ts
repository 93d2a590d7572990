import { Module } from '@nestjs/common'
import { IdempotencyModule } from '../idempotency/idempotency.module.ts'
import { MailModule } from '../mail/mail.module.ts'
import { RateLimits } from './rate-limits.ts'

/** What every form that a visitor fills in goes through. */
@Module({
  imports: [IdempotencyModule, MailModule],
  providers: [RateLimits],
  exports: [IdempotencyModule, MailModule, RateLimits],
})
export class IntakeModule {}

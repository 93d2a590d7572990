import { Module } from '@nestjs/common'
import { IdempotencyModule } from '../idempotency/idempotency.module.ts'
import { MailModule } from '../mail/mail.module.ts'
import { Intake } from './intake.ts'
import { RateLimits } from './rate-limits.ts'

/** What every form that a visitor fills in goes through. */
@Module({
  imports: [IdempotencyModule, MailModule],
  providers: [Intake, RateLimits],
  exports: [IdempotencyModule, MailModule, Intake, RateLimits],
})
export class IntakeModule {}

import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { RateLimit } from './rate-limit.entity.ts'
import { IdempotencyModule } from '../idempotency/idempotency.module.ts'
import { MailModule } from '../mail/mail.module.ts'
import { Intake } from './intake.ts'
import { RateLimits } from './rate-limits.ts'

/** What all forms share: limits, idempotency, and mail to the office. */
@Records({
  entities: [RateLimit],
  expiries: [{ kind: 'limits', entity: RateLimit, moment: 'expiresAt', days: () => 0 }],
})
@Module({
  imports: [IdempotencyModule, MailModule],
  providers: [Intake, RateLimits],
  exports: [IdempotencyModule, MailModule, Intake, RateLimits],
})
export class IntakeModule {}

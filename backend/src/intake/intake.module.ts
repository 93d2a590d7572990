import { Module } from '@nestjs/common'
import { IdempotencyModule } from '../idempotency/idempotency.module.ts'
import { RateLimits } from './rate-limits.ts'

/** What every form that a visitor fills in goes through. */
@Module({
  imports: [IdempotencyModule],
  providers: [RateLimits],
  exports: [IdempotencyModule, RateLimits],
})
export class IntakeModule {}

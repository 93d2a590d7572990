import { Module } from '@nestjs/common'
import { IdempotentWrites } from './idempotent-writes.ts'

@Module({ providers: [IdempotentWrites], exports: [IdempotentWrites] })
export class IdempotencyModule {}

import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { IdempotencyKey } from './idempotency-key.entity.ts'
import { IdempotentWrites } from './idempotent-writes.ts'

@Records({
  entities: [IdempotencyKey],
  expiries: [
    {
      kind: 'keys',
      entity: IdempotencyKey,
      moment: 'createdAt',
      days: ({ repeats }) => repeats,
    },
  ],
})
@Module({ providers: [IdempotentWrites], exports: [IdempotentWrites] })
export class IdempotencyModule {}

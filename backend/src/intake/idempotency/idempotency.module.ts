import { Module } from '@nestjs/common'
import { Records, remove } from '../../foundation/database/records.ts'
import { IdempotencyKey } from './idempotency-key.entity.ts'
import { IdempotentWrites } from './idempotent-writes.ts'

/** Clients that got no answer repeat a request within minutes; a week is ample. */
const KEPT_DAYS = 7

@Records({
  entities: [IdempotencyKey],
  purge: async (manager, before) => ({
    keys: await remove(manager, IdempotencyKey, { createdAt: before(KEPT_DAYS) }),
  }),
})
@Module({ providers: [IdempotentWrites], exports: [IdempotentWrites] })
export class IdempotencyModule {}

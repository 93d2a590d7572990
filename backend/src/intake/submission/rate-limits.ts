import { Inject, Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { networkOf } from 'shared-server/network-of'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { sha256 } from '../../foundation/database/sha256.ts'
import { TooManyRequestsException } from '../../foundation/http/too-many-requests.exception.ts'
import { emailHash } from './email-hash.ts'
import { RateLimit } from './rate-limit.entity.ts'

/** Length of a window, in milliseconds. */
const WINDOW_MS = 10 * 60_000

/**
 * Limits what is accepted from one address and for one e-mail address. The count is in the database, so that all
 * processes share it. It is increased in the transaction that stores the message, so refused and repeated messages do
 * not count.
 */
@Injectable()
export class RateLimits {
  constructor(
    @Inject(CONFIG)
    private readonly config: Pick<Config, 'INTAKE_LIMIT_PER_ADDRESS' | 'INTAKE_LIMIT_PER_EMAIL'>,
  ) {}

  /** Counts a submission. @throws TooManyRequestsException if either sender has exceeded the limit. */
  async admit(
    manager: EntityManager,
    { address, email }: { address: string; email: string },
  ): Promise<void> {
    const { INTAKE_LIMIT_PER_ADDRESS, INTAKE_LIMIT_PER_EMAIL } = this.config
    await this.count(manager, [
      { sender: `address ${networkOf(address)}`, limit: INTAKE_LIMIT_PER_ADDRESS },
      { sender: `email ${emailHash(email)}`, limit: INTAKE_LIMIT_PER_EMAIL },
    ])
  }

  /**
   * Works like {@link admit}, for requests without an e-mail address.
   *
   * @param kind of request; each kind is counted separately.
   */
  async admitAddress(manager: EntityManager, kind: string, address: string): Promise<void> {
    const limit = this.config.INTAKE_LIMIT_PER_ADDRESS
    await this.count(manager, [{ sender: `${kind} ${networkOf(address)}`, limit }])
  }

  /**
   * Raises every counter before it reads any: MySQL's transactions see the database as it was at their first read, and
   * the counters hold back other requests of the same sender. So what callers read afterwards includes all of theirs.
   *
   * @param senders limits are maxima per window; 0 for none.
   */
  private async count(
    manager: EntityManager,
    senders: readonly { sender: string; limit: number }[],
  ): Promise<void> {
    const now = Date.now()
    const expiresAt = new Date((Math.floor(now / WINDOW_MS) + 1) * WINDOW_MS)
    const counted = senders
      .filter(({ limit }) => limit !== 0)
      .map(({ sender, limit }) => ({ limit, keyHash: sha256(`${sender} ${expiresAt.getTime()}`) }))
    for (const { keyHash } of counted) await this.raise(manager, keyHash, expiresAt)
    for (const { keyHash, limit } of counted) {
      const { count } = await manager.findOneByOrFail(RateLimit, { keyHash })
      if (count > limit) {
        throw new TooManyRequestsException(Math.ceil((expiresAt.getTime() - now) / 1_000))
      }
    }
  }

  /** Increases the count in one statement, so that concurrent transactions cannot overwrite each other's. */
  private async raise(manager: EntityManager, keyHash: string, expiresAt: Date): Promise<void> {
    const isSqlite = manager.dataSource.options.type === 'better-sqlite3'
    const insert = manager
      .createQueryBuilder()
      .insert()
      .into(RateLimit)
      .values({ keyHash, count: 1, expiresAt })
    const [sql, parameters] = insert.getQueryAndParameters()
    const onConflict = isSqlite
      ? 'ON CONFLICT (key_hash) DO UPDATE SET count = count + 1'
      : 'ON DUPLICATE KEY UPDATE count = count + 1'
    await manager.query(`${sql} ${onConflict}`, parameters)
  }
}

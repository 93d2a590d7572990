import { BadRequestException, Inject, Injectable } from '@nestjs/common'
import type { Following } from 'shared-contracts/league/alert'
import { In, type EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { isUniqueViolation } from '../../foundation/database/database-unavailable.ts'
import { insertAll } from '../../foundation/database/records.ts'
import { sha256 } from '../../foundation/database/sha256.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { RateLimits } from '../../intake/submission/rate-limits.ts'
import { Club } from '../clubs/club.entity.ts'
import { AlertSubscription } from './alert-subscription.entity.ts'
import { FollowedClub } from './followed-club.entity.ts'
import { isAtPushService } from './push-services.ts'

/** Which browsers follow which clubs. */
@Injectable()
export class AlertSubscriptions {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUSH_SERVICES'>,
  ) {}

  /**
   * Stores which clubs a browser follows from now on; an empty list deletes its subscription.
   *
   * @param address of the visitor.
   * @throws BadRequestException for an unknown club, or an address that is not at a push service.
   */
  async follow(following: Following, address: string): Promise<void> {
    if (!isAtPushService(following.subscription.endpoint, this.config)) {
      throw new BadRequestException('This browser’s push service is not known here')
    }
    try {
      await this.keep(following, address)
    } catch (error) {
      // The same browser sent two requests at once: its row exists by now.
      if (!isUniqueViolation(error)) throw error
      await this.keep(following, address)
    }
  }

  private keep({ subscription, clubs: slugs }: Following, address: string): Promise<void> {
    return this.transactions.run(async (manager) => {
      const { endpoint, keys } = subscription
      const endpointHash = sha256(endpoint)
      // Unsubscribing is not rate-limited.
      if (slugs.length === 0) {
        await manager.delete(AlertSubscription, { endpointHash })
        return
      }
      await this.limits.admitAddress(manager, 'alerts', address)
      const clubIds = await idsOf(manager, slugs)
      const now = new Date()
      const values = { endpoint, p256dh: keys.p256dh, auth: keys.auth, succeededAt: now }
      const known = await manager.findOneBy(AlertSubscription, { endpointHash })
      if (known) await manager.update(AlertSubscription, { id: known.id }, values)
      else await manager.insert(AlertSubscription, { ...values, endpointHash, createdAt: now })
      const { id: subscriptionId } =
        known ?? (await manager.findOneByOrFail(AlertSubscription, { endpointHash }))
      await manager.delete(FollowedClub, { subscriptionId })
      const rows = clubIds.map((clubId) => ({ subscriptionId, clubId }))
      await insertAll(manager, FollowedClub, rows)
    })
  }
}

async function idsOf(manager: EntityManager, slugs: readonly string[]): Promise<number[]> {
  const wanted = new Set(slugs)
  const clubs = await manager.findBy(Club, { slug: In([...wanted]) })
  if (clubs.length < wanted.size) throw new BadRequestException('There is no such club')
  return clubs.map(({ id }) => id)
}

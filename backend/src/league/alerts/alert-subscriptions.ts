import { BadRequestException, Inject, Injectable } from '@nestjs/common'
import type { Following } from 'shared-contracts/league/alert'
import { In, type EntityManager } from 'typeorm'
import { FormerAddress } from '../../content/revisions/former-address.entity.ts'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { isUniqueViolation } from '../../foundation/database/database-unavailable.ts'
import { insertAll } from '../../foundation/database/records.ts'
import { sha256 } from '../../foundation/database/sha256.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { RateLimits } from '../../intake/submission/rate-limits.ts'
import { CLUBS } from '../clubs/club-kind.ts'
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
   * Stores which clubs a browser follows from now on; a list without any club that exists deletes its subscription.
   *
   * @param address of the visitor.
   * @throws BadRequestException for a slug that no club ever had, or an address that is not at a push service.
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
      if (slugs.length > 0) await this.limits.admitAddress(manager, 'alerts', address)
      const clubIds = await idsOf(manager, slugs)
      if (clubIds.length === 0) {
        await manager.delete(AlertSubscription, { endpointHash })
        return
      }
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

/**
 * Returns the ids of clubs by slugs that they have or had, because devices keep those of the day of the press. Clubs
 * that exist no more are left out.
 *
 * @throws BadRequestException for a slug that no club ever had.
 */
async function idsOf(manager: EntityManager, slugs: readonly string[]): Promise<number[]> {
  const clubs = await manager.findBy(Club, { slug: In(slugs) })
  const current = new Set(clubs.map(({ slug }) => slug))
  const others = new Set(slugs.filter((slug) => !current.has(slug)))
  const former = await manager.findBy(FormerAddress, { part: CLUBS.part, slug: In([...others]) })
  if (former.length < others.size) throw new BadRequestException('There is no such club')
  const renamed = await manager.findBy(Club, { id: In(former.map(({ recordId }) => recordId)) })
  return [...new Set([...clubs, ...renamed].map(({ id }) => id))]
}

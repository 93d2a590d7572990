import { Injectable } from '@nestjs/common'
import { DataSource, In, IsNull, LessThanOrEqual, MoreThan } from 'typeorm'
import { insertAll } from '../../foundation/database/records.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { AlertRetry } from './alert-retry.entity.ts'
import { AlertSubscription } from './alert-subscription.entity.ts'
import { Alert } from './alert.entity.ts'
import { FollowedClub } from './followed-club.entity.ts'

/** Subscriptions that a process takes at once. A process that is killed does not send to the rest of its batch. */
export const BATCH = 100
/** Maximum number of alerts that a process handles in a round. */
const ROUND = 20

/** Minimum interval between two updates of `succeededAt`, in milliseconds. */
const NOTED_EVERY_MS = 24 * 3_600_000

/** An alert for one browser. */
export interface Addressed {
  readonly subscription: AlertSubscription
  /** Number of earlier attempts to send it. */
  readonly attempts: number
}

/**
 * Queue of alerts and the subscriptions to send them to. Processes take subscriptions in batches by advancing the
 * alert's position before they send, so each subscription is taken once, however many processes send.
 */
@Injectable()
export class AlertQueue {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** Returns alerts with subscriptions that are not taken yet. */
  due(now: Date): Promise<Alert[]> {
    return this.dataSource.manager.find(Alert, {
      where: { endedAt: IsNull(), dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'ASC', id: 'ASC' },
      take: ROUND,
    })
  }

  /** Returns alerts with messages that are due for a retry. */
  async dueAgain(now: Date): Promise<Alert[]> {
    const { manager } = this.dataSource
    const rows = await manager.find(AlertRetry, {
      where: { dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'ASC' },
      take: BATCH,
    })
    return manager.findBy(Alert, { id: In(rows.map(({ alertId }) => alertId)) })
  }

  /** Tells whether a later alert of the same match is due: it takes the place of this one on every screen. */
  isReplaced({ id, fixtureId }: Alert, now: Date): Promise<boolean> {
    const later = { fixtureId, id: MoreThan(id), dueAt: LessThanOrEqual(now) }
    return this.dataSource.manager.existsBy(Alert, later)
  }

  async end({ id }: Alert, now: Date): Promise<void> {
    await this.transactions.run((manager) =>
      manager.update(Alert, { id, endedAt: IsNull() }, { endedAt: now }),
    )
  }

  /**
   * Takes the next subscriptions that follow one of the clubs.
   *
   * @returns an empty list when all are taken; null if another process has taken these.
   */
  async take(
    alert: Alert,
    clubIds: readonly number[],
    now: Date,
  ): Promise<readonly Addressed[] | null> {
    const { id, takenTo } = alert
    const ids = await this.followersAfter(takenTo, clubIds)
    const last = ids.at(-1)
    const isTaken = await this.transactions.run(async (manager) => {
      const next = last === undefined ? { endedAt: now } : { takenTo: last }
      const { affected } = await manager.update(Alert, { id, takenTo, endedAt: IsNull() }, next)
      return affected === 1
    })
    if (!isTaken) return null
    alert.takenTo = last ?? takenTo
    const subscriptions = await this.dataSource.manager.findBy(AlertSubscription, { id: In(ids) })
    return subscriptions.map((subscription) => ({ subscription, attempts: 0 }))
  }

  /** Takes the messages of an alert that are due for a retry. Of two processes, only one gets each message. */
  async takeAgain({ id: alertId }: Alert, now: Date): Promise<readonly Addressed[]> {
    const taken = await this.transactions.run(async (manager) => {
      const due = { alertId, dueAt: LessThanOrEqual(now) }
      const rows = await manager.find(AlertRetry, { where: due, take: BATCH })
      const own: AlertRetry[] = []
      for (const row of rows) {
        const { subscriptionId, attempts } = row
        const { affected } = await manager.delete(AlertRetry, { alertId, subscriptionId, attempts })
        if (affected === 1) own.push(row)
      }
      return own
    })
    const attempts = new Map(taken.map((row) => [row.subscriptionId, row.attempts]))
    const subscriptions = await this.dataSource.manager.findBy(AlertSubscription, {
      id: In([...attempts.keys()]),
    })
    return subscriptions.map((subscription) => ({
      subscription,
      attempts: attempts.get(subscription.id) ?? 0,
    }))
  }

  /** Records the outcome of a batch. */
  async settle(
    { id: alertId }: Alert,
    {
      taken,
      gone,
      again,
    }: {
      readonly taken: readonly AlertSubscription[]
      readonly gone: readonly AlertSubscription[]
      readonly again: readonly {
        readonly subscription: AlertSubscription
        readonly attempts: number
        readonly dueAt: Date
      }[]
    },
    now: Date,
  ): Promise<void> {
    const heard = taken.filter(
      ({ succeededAt }) => now.getTime() - succeededAt.getTime() > NOTED_EVERY_MS,
    )
    if (heard.length + gone.length + again.length === 0) return
    await this.transactions.run(async (manager) => {
      if (heard.length > 0) {
        const ids = heard.map(({ id }) => id)
        await manager.update(AlertSubscription, { id: In(ids) }, { succeededAt: now })
      }
      for (const { id, endpointHash } of gone) {
        await manager.delete(AlertSubscription, { id, endpointHash })
      }
      // Do not retry for subscriptions that have ended meanwhile.
      const ids = again.map(({ subscription }) => subscription.id)
      const left = await manager.find(AlertSubscription, {
        select: { id: true },
        where: { id: In(ids) },
      })
      const isLeft = new Set(left.map(({ id }) => id))
      const rows = again
        .filter(({ subscription }) => isLeft.has(subscription.id))
        .map(({ subscription, attempts, dueAt }) => ({
          ...{ alertId, attempts, dueAt },
          subscriptionId: subscription.id,
        }))
      await insertAll(manager, AlertRetry, rows)
    })
  }

  private async followersAfter(
    takenTo: number,
    clubIds: readonly number[],
  ): Promise<readonly number[]> {
    const rows = await this.dataSource.manager.find(FollowedClub, {
      select: { subscriptionId: true, clubId: true },
      where: { clubId: In([...clubIds]), subscriptionId: MoreThan(takenTo) },
      order: { subscriptionId: 'ASC' },
      // A browser that follows both clubs has two rows, and the second may fall into the next batch.
      take: BATCH,
    })
    return [...new Set(rows.map(({ subscriptionId }) => subscriptionId))]
  }
}

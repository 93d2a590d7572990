import { In, IsNull, LessThan, type DataSource } from 'typeorm'
import { CareerApplication } from '../../intake/careers/career-application.entity.ts'
import type { Config } from '../config/config.ts'
import { Contact } from '../../intake/contact/contact.entity.ts'
import { IdempotencyKey } from '../../intake/idempotency/idempotency-key.entity.ts'
import { RateLimit } from '../../intake/submission/rate-limit.entity.ts'
import { OutboxEntry } from '../../intake/mail/outbox-entry.entity.ts'
import { PricePoint } from '../../content/prices/feed/price-point.entity.ts'
import { NewsletterSubscriber } from '../../intake/newsletter/newsletter-subscriber.entity.ts'
import { TelemetryHour, TelemetryTotal } from '../../releases/telemetry/telemetry-count.entity.ts'

const DAY_MS = 24 * 3_600_000

/** A client that has not heard an answer repeats its request within minutes; a week leaves room. */
const IDEMPOTENCY_KEY_DAYS = 7

/** What no history shows any more. */
const PRICE_POINT_DAYS = 400

/** Who does not confirm in this time has not meant it. */
const UNCONFIRMED_DAYS = 30

/** What browsers reported before; the totals of a release go when nobody has had it for so long. */
const TELEMETRY_DAYS = 30

/** How many rows of each kind were removed. */
export interface Purged {
  readonly messages: number
  readonly applications: number
  readonly subscriptions: number
  readonly keys: number
  readonly limits: number
  readonly prices: number
  readonly telemetry: number
}

/** Removes what has been kept long enough. Meant to be run once a day, beside the API. */
export function purge(
  dataSource: DataSource,
  { RETENTION_DAYS }: Pick<Config, 'RETENTION_DAYS'>,
  now = new Date(),
): Promise<Purged> {
  const before = (days: number) => LessThan(new Date(now.getTime() - days * DAY_MS))
  return dataSource.transaction(async (manager) => {
    const messages = await manager.delete(Contact, { createdAt: before(RETENTION_DAYS) })
    const applications = await manager.delete(CareerApplication, {
      createdAt: before(RETENTION_DAYS),
    })
    const keys = await manager.delete(IdempotencyKey, { createdAt: before(IDEMPOTENCY_KEY_DAYS) })
    const limits = await manager.delete(RateLimit, { expiresAt: LessThan(now) })
    const prices = await manager.delete(PricePoint, { at: before(PRICE_POINT_DAYS) })
    const hours = await manager.delete(TelemetryHour, { hour: before(TELEMETRY_DAYS) })
    const totals = await manager.delete(TelemetryTotal, { hour: before(TELEMETRY_DAYS) })
    const waiting = await manager.findBy(OutboxEntry, { kind: 'newsletter-confirmation' })
    const unasked = new Set(waiting.map(({ recordId }) => recordId))
    const unconfirmed = await manager.findBy(NewsletterSubscriber, [
      { confirmedAt: IsNull(), askedAt: before(UNCONFIRMED_DAYS) },
      // A sign-up that looked like a program's: its owner is never asked.
      { confirmedAt: IsNull(), askedAt: IsNull(), createdAt: before(UNCONFIRMED_DAYS) },
    ])
    // Who could not be asked yet, because no mail server took the question, has not kept silent.
    const silent = unconfirmed.map(({ id }) => id).filter((id) => !unasked.has(id))
    const subscriptions = await manager.delete(NewsletterSubscriber, { id: In(silent) })
    return {
      messages: messages.affected ?? 0,
      applications: applications.affected ?? 0,
      subscriptions: subscriptions.affected ?? 0,
      keys: keys.affected ?? 0,
      limits: limits.affected ?? 0,
      prices: prices.affected ?? 0,
      telemetry: (hours.affected ?? 0) + (totals.affected ?? 0),
    }
  })
}

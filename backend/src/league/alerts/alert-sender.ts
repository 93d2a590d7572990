import { createHash } from 'node:crypto'
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { Counter } from 'prom-client'
import { DataSource } from 'typeorm'
import { Background } from '../../foundation/concurrency/background.ts'
import { SharedRun } from '../../foundation/concurrency/shared-run.ts'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { publicOrigin, type OriginConfig } from '../../foundation/config/public-origin.ts'
import { Metrics } from '../../foundation/metrics/metrics.ts'
import { readAlertFacts } from './alert-facts.ts'
import { AlertKeys, type VapidKeys } from './alert-keys.ts'
import { alertMessage } from './alert-message.ts'
import { AlertQueue, type Addressed } from './alert-queue.ts'
import type { Alert } from './alert.entity.ts'
import { isAtPushService } from './push-services.ts'
import { PushTransport, type PushMessage, type Sent } from './push-transport.ts'

/** Interval between two searches for due alerts, in milliseconds; also the longest wait of a goal. */
const POLL_MS = 2_000
/** Maximum number of messages sent concurrently. */
const AT_ONCE = 20
/** Backoff after a failure, in milliseconds, doubled each time; most alerts expire before the sixth attempt. */
const FIRST_RETRY_MS = 15_000
const MAX_ATTEMPTS = 6

/**
 * Sends alerts to followers of matches. Each browser is sent an alert once, because a process takes the subscription
 * before it sends. A message is retried only if the push service did not accept it, and only until the alert expires.
 */
@Injectable()
export class AlertSender implements OnApplicationBootstrap {
  private readonly logger = new Logger(AlertSender.name)
  private readonly round = new SharedRun()
  private readonly sent: Counter<'outcome'>

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: AlertQueue,
    private readonly keys: AlertKeys,
    private readonly transport: PushTransport,
    private readonly background: Background,
    @Inject(CONFIG) private readonly config: OriginConfig & Pick<Config, 'PUSH_SERVICES'>,
    { registry }: Metrics,
  ) {
    this.sent = new Counter({
      name: 'alerts_sent_total',
      help: 'Messages to followers of matches, by what their push service made of them.',
      labelNames: ['outcome'],
      registers: [registry],
    })
  }

  onApplicationBootstrap(): void {
    this.background.every(POLL_MS, () => this.sendDue())
    this.background.awaitAtEnd(() => this.round.settle())
  }

  /** Sends what is due; never rejects. Callers during a round share it. */
  sendDue(clock = () => new Date()): Promise<void> {
    return this.round.start(() =>
      this.send(clock).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'Alerts could not be sent')
      }),
    )
  }

  private async send(clock: () => Date): Promise<void> {
    for (const alert of await this.queue.due(clock())) {
      await this.sendToAll(alert, clock)
    }
    for (const alert of await this.queue.dueAgain(clock())) {
      const keys = await this.keys.read()
      if (!keys) return
      const batch = await this.queue.takeAgain(alert, clock())
      const prepared = await this.prepare(alert, keys, clock())
      if (prepared) await this.sendBatch(alert, batch, prepared, clock)
    }
  }

  private async sendToAll(alert: Alert, clock: () => Date): Promise<void> {
    const keys = await this.keys.read()
    // Another process may have the keys.
    if (!keys && alert.expiresAt > clock()) return
    while (!this.background.stopping.aborted) {
      // Anew for each batch: what is taken back meanwhile is told to nobody else.
      const prepared = keys && (await this.prepare(alert, keys, clock()))
      if (!prepared) return this.queue.end(alert, clock())
      const batch = await this.queue.take(alert, prepared.clubIds, clock())
      // Either all are taken, or another process is sending; the next round sees how far it has come.
      if (batch === null || batch.length === 0) return
      await this.sendBatch(alert, batch, prepared, clock)
    }
  }

  /** Prepares the message; null if there is nothing left to tell. */
  private async prepare(alert: Alert, keys: VapidKeys, now: Date): Promise<Prepared | null> {
    if (alert.expiresAt <= now || (await this.queue.isReplaced(alert, now))) return null
    const facts = await readAlertFacts(this.dataSource.manager, alert)
    if (!facts) return null
    const message = alertMessage({ ...facts, origin: publicOrigin(this.config) })
    const topic = createHash('sha256').update(facts.match).digest('base64url').slice(0, 32)
    const urgency = alert.kind === 'postponed' || alert.kind === 'corrected' ? 'normal' : 'high'
    return { keys, clubIds: facts.clubIds, message, topic, urgency }
  }

  private async sendBatch(
    alert: Alert,
    batch: readonly Addressed[],
    prepared: Prepared,
    clock: () => Date,
  ): Promise<void> {
    const waiting = [...batch]
    const results: (Addressed & { readonly sent: Sent })[] = []
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        results.push({ ...next, sent: await this.sendOne(alert, next, prepared, clock()) })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const now = clock()
    const by = (outcome: Sent['outcome']) =>
      results.flatMap(({ sent, subscription }) => (sent.outcome === outcome ? [subscription] : []))
    const again = results.flatMap(({ subscription, attempts, sent }) =>
      sent.outcome === 'later' && attempts + 1 < MAX_ATTEMPTS
        ? [{ subscription, attempts: attempts + 1, dueAt: retryAt(sent.afterMs, attempts, now) }]
        : [],
    )
    for (const { sent } of results) {
      this.sent.inc({ outcome: sent.outcome })
    }
    const problems = new Set(
      results.flatMap(({ sent }) => ('reason' in sent ? [`${sent.outcome}: ${sent.reason}`] : [])),
    )
    if (problems.size > 0) {
      const reasons = [...problems]
      this.logger.warn({ alert: alert.id, reasons }, 'Some messages were not taken')
    }
    const left = again.filter(({ dueAt }) => dueAt < alert.expiresAt)
    await this.queue.settle(alert, { taken: by('taken'), gone: by('gone'), again: left }, now)
  }

  private async sendOne(
    { expiresAt }: Alert,
    { subscription }: Addressed,
    { keys, ...message }: Prepared,
    now: Date,
  ): Promise<Sent> {
    // The list of push services may have become shorter since the browser subscribed.
    if (!isAtPushService(subscription.endpoint, this.config)) return { outcome: 'gone' }
    const ttl = Math.max(0, Math.round((expiresAt.getTime() - now.getTime()) / 1_000))
    return this.transport.send(subscription, { ...message, ttl }, keys, this.background.cutOff)
  }
}

interface Prepared extends Omit<PushMessage, 'ttl'> {
  readonly keys: VapidKeys
  readonly clubIds: readonly number[]
}

const retryAt = (afterMs: number, attempts: number, now: Date) =>
  new Date(now.getTime() + Math.max(afterMs, FIRST_RETRY_MS * 2 ** attempts))

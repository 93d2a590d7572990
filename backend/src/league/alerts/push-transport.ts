import { Injectable } from '@nestjs/common'
import { LRUCache } from 'lru-cache'
import webPush from 'web-push'
import { retryAfterOf } from '../../foundation/http/retry-after.ts'
import type { VapidKeys } from './alert-keys.ts'
import type { AlertMessage } from './alert-message.ts'
import type { AlertSubscription } from './alert-subscription.entity.ts'

/** Timeout for a push service, in milliseconds; after it, the message is retried later. */
const SEND_LIMIT_MS = 10_000
/** Consecutive failures after which a push service is paused, so that it does not hold up the others. */
const FAILURES = 5
const PAUSE_MS = 15_000
/** Lifetime of the signature that identifies us to a push service, in seconds; it is renewed after half of that. */
const SIGNED_S = 12 * 3_600

/** The part of a push message that is the same for all recipients of an alert. */
export interface PushMessage {
  readonly message: AlertMessage
  /** Seconds for which the push service keeps the message for a phone that is off. */
  readonly ttl: number
  /** A later message of the same topic replaces one that still waits at the push service. */
  readonly topic: string
  readonly urgency: 'normal' | 'high'
}

/**
 * Outcome of sending a message. `gone`: the browser no longer accepts messages. `later`: retry after `afterMs`
 * milliseconds. `refused`: the push service rejects this message.
 */
export type Sent =
  | { readonly outcome: 'taken' | 'gone' }
  | { readonly outcome: 'later'; readonly afterMs: number; readonly reason: string }
  | { readonly outcome: 'refused'; readonly reason: string }

type Target = Pick<AlertSubscription, 'endpoint' | 'p256dh' | 'auth'>

/** Hands messages to push services (RFC 8030), encrypted for the browser (RFC 8291). */
@Injectable()
export class PushTransport {
  private readonly signatures = new LRUCache<string, string>({
    max: 50,
    ttl: (SIGNED_S / 2) * 1_000,
  })
  private readonly failures = new LRUCache<string, number>({ max: 50, ttl: PAUSE_MS })

  /** Sends one message; never rejects. @param cutOff aborts the request. */
  async send(
    { endpoint, p256dh, auth }: Target,
    { message, ttl, topic, urgency }: PushMessage,
    keys: VapidKeys,
    cutOff: AbortSignal,
  ): Promise<Sent> {
    const { origin } = new URL(endpoint)
    if ((this.failures.get(origin) ?? 0) >= FAILURES) {
      return { outcome: 'later', afterMs: PAUSE_MS, reason: 'paused' }
    }
    let body: Buffer
    try {
      const text = JSON.stringify(message)
      body = webPush.encrypt(
        p256dh,
        auth,
        text,
        webPush.supportedContentEncodings.AES_128_GCM,
      ).cipherText
    } catch {
      // No browser makes such keys.
      return { outcome: 'gone' }
    }
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          authorization: this.signature(origin, keys),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(ttl),
          topic,
          urgency,
        },
        body: new Uint8Array(body),
        // A redirect could lead to a host that is not a push service.
        redirect: 'manual',
        signal: AbortSignal.any([cutOff, AbortSignal.timeout(SEND_LIMIT_MS)]),
      })
      await response.body?.cancel()
      return this.judge(origin, response)
    } catch {
      return this.failed(origin, 0, 'no answer')
    }
  }

  private judge(origin: string, { status, headers }: Response): Sent {
    if (status === 429 || status >= 500) {
      const reason = String(status)
      // Too many messages for one browser is no failure of the push service.
      return status === 429
        ? { outcome: 'later', afterMs: retryAfterOf(headers), reason }
        : this.failed(origin, retryAfterOf(headers), reason)
    }
    this.failures.delete(origin)
    if (status >= 200 && status < 300) return { outcome: 'taken' }
    if (status === 404 || status === 410) return { outcome: 'gone' }
    return { outcome: 'refused', reason: String(status) }
  }

  private failed(origin: string, afterMs: number, reason: string): Sent {
    this.failures.set(origin, (this.failures.get(origin) ?? 0) + 1)
    return { outcome: 'later', afterMs, reason }
  }

  private signature(origin: string, { subject, publicKey, privateKey }: VapidKeys): string {
    const known = this.signatures.get(origin)
    if (known !== undefined) return known
    const expiresAt = Math.floor(Date.now() / 1_000) + SIGNED_S
    const { Authorization: made } = webPush.getVapidHeaders(
      origin,
      subject,
      publicKey,
      privateKey,
      webPush.supportedContentEncodings.AES_128_GCM,
      expiresAt,
    )
    this.signatures.set(origin, made)
    return made
  }
}

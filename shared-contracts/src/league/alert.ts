import * as v from 'valibot'
import { Slug } from './name.ts'

/** Events of which followers can be notified. */
export const ALERT_KINDS = ['kick-off', 'goal', 'full-time', 'postponed'] as const
export const AlertKind = v.picklist(ALERT_KINDS)
export type AlertKind = v.InferOutput<typeof AlertKind>

const key = (length: number) => v.pipe(v.string(), v.maxLength(length), v.regex(/^[\w-]+={0,2}$/))

/** A browser's push subscription, as its Push API describes it; nothing else is known about the browser. */
export const PushSubscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1_000), v.url(), v.startsWith('https://')),
  keys: v.object({ p256dh: key(120), auth: key(40) }),
})
export type PushSubscription = v.InferOutput<typeof PushSubscription>

/** Body of `PUT /api/league/alerts`: the clubs that this browser follows from now on; an empty list ends alerts. */
export const Following = v.object({
  subscription: PushSubscription,
  clubs: v.pipe(v.array(Slug), v.maxLength(40)),
})
export type Following = v.InferOutput<typeof Following>

/** Response of `GET /api/league/alerts/key`: the public key with which browsers subscribe. */
export const AlertKey = v.object({ publicKey: v.string() })
export type AlertKey = v.InferOutput<typeof AlertKey>

import * as v from 'valibot'
import { HttpError } from '../host/http-error.ts'
import { PushSubscription, type Following } from './alert.ts'
import { Slug } from './name.ts'

const PATH = '/api/league/alerts'
/**
 * The service worker cannot read what pages store, so the clubs are cached here as well, for renewing the
 * subscription.
 */
const CACHE = 'followed-clubs-v1'
const KEY = '/followed-clubs'

/** Timeout in milliseconds, after which the visitor is told of the failure; a repeat is harmless. */
const TIME_LIMIT_MS = 30_000

/** A subscription in the form that browsers give it. */
export type BrowserSubscription = Pick<globalThis.PushSubscription, 'toJSON'>

/**
 * Tells the API which clubs a browser follows, and stores them for the service worker. An empty list ends
 * alerts.
 *
 * @throws {HttpError} for any refusal; any error of `fetch` when no response arrives.
 */
export async function sendFollowing(
  subscription: BrowserSubscription,
  clubs: readonly string[],
): Promise<void> {
  const body: Following = {
    subscription: v.parse(PushSubscription, subscription.toJSON()),
    clubs: [...clubs],
  }
  const response = await fetch(PATH, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })
  if (!response.ok) throw await HttpError.from(response)
  if (clubs.length === 0) await caches.delete(CACHE)
  else await (await caches.open(CACHE)).put(KEY, Response.json(clubs))
}

/** Returns the clubs that this browser follows, as they were last sent. */
export async function followedClubs(): Promise<readonly string[]> {
  const kept = await caches.match(KEY, { cacheName: CACHE })
  const clubs = v.safeParse(v.array(Slug), await kept?.json())
  return clubs.success ? clubs.output : []
}

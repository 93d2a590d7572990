import { getJson } from 'shared-contracts/host'
import { AlertKey } from 'shared-contracts/league/alert'
import { sendFollowing } from 'shared-contracts/league/following'
import { registerServiceWorker } from 'shared-contracts/site/service-worker'
import * as v from 'valibot'

/**
 * Subscribes this browser to alerts about these clubs only; an empty list ends all alerts.
 *
 * @throws if the browser or the API refuses; nothing is changed then.
 */
export async function followClubs(clubs: readonly string[]): Promise<void> {
  if (clubs.length === 0) return endAlerts()
  const before = await navigator.serviceWorker.getRegistration()
  const registration = await registerServiceWorker()
  try {
    const { publicKey } = v.parse(AlertKey, await getJson('/api/league/alerts/key'))
    await sendFollowing(await subscribed(registration.pushManager, publicKey), clubs)
  } catch (error) {
    // The privacy policy: only browsers that follow keep the service worker. Its subscription goes with it.
    if (!before) await registration.unregister()
    throw error
  }
}

async function endAlerts(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return
  await sendFollowing(subscription, [])
  await subscription.unsubscribe()
}

/** Returns the browser's subscription for our key; one for an earlier key is replaced, because it receives nothing. */
async function subscribed(pushManager: PushManager, publicKey: string): Promise<PushSubscription> {
  const known = await pushManager.getSubscription()
  if (known && keyOf(known) === publicKey) return known
  await known?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** Encodes a key as the API does: in base64 for addresses, without padding. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

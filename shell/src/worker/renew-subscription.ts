import { AlertKey } from 'shared-contracts/league/alert'
import { followedClubs, sendFollowing } from 'shared-contracts/league/following'
import * as v from 'valibot'

/** Subscribes again if the browser has ended its subscription by itself, and tells the API. */
export async function renewSubscription({
  pushManager,
}: Pick<ServiceWorkerRegistration, 'pushManager'>): Promise<void> {
  const clubs = await followedClubs()
  if (clubs.length === 0) return
  // eslint-disable-next-line no-restricted-globals -- the HTTP client is the pages', and would come with all of theirs
  const answer = await fetch('/api/league/alerts/key')
  const { publicKey } = v.parse(AlertKey, await answer.json())
  const known = await pushManager.getSubscription()
  const subscription =
    known ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
  await sendFollowing(subscription, clubs)
}

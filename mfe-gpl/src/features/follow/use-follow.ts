import { useState, useSyncExternalStore } from 'react'
import type { Named } from 'shared-contracts/league/name'
import { followedClubs } from './followed-clubs.ts'
import { useFollowedClubs } from './use-followed-clubs.ts'

/** Reasons why following failed. */
const PROBLEMS = {
  denied:
    'Your browser does not let this site show alerts. Allow notifications for it in the browser’s settings, then press again.',
  blocked:
    'Your browser no longer lets this site show alerts. Allow notifications for it in the browser’s settings, then stop these and follow again.',
  failed: 'That did not work, and nothing has changed. Please try again.',
}
type FollowProblem = keyof typeof PROBLEMS

/**
 * Returns the clubs that this browser follows, a function to change them, and the problem with that in words. Before
 * the first press nothing that is said is news, so that it is no status.
 *
 * @param here clubs of the page.
 */
export function useFollow(here: readonly Named[]) {
  const { followed, toggle, nameOf } = useFollowedClubs(here)
  const [isBusy, setBusy] = useState(false)
  const [hasPressed, setPressed] = useState(false)
  const [failure, setFailure] = useState<FollowProblem | null>(null)
  const isBlocked = useIsBlocked() && followed.length > 0
  const problem = failure ?? (isBlocked ? 'blocked' : null)

  /** Follows or unfollows a club. Must be called from a click, or browsers do not ask for permission. */
  const change = async (club: string): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setPressed(true)
    try {
      setFailure(await followOrEnd(club))
    } catch {
      setFailure('failed')
    }
    setBusy(false)
  }

  const followOrEnd = async (club: string): Promise<FollowProblem | null> => {
    const { ids: seen, read } = followedClubs.getState()
    const isEnding = seen.includes(club)
    if (!isEnding && (await Notification.requestPermission()) !== 'granted') return 'denied'
    const { followClubs } = await import(/* webpackChunkName: "follow" */ './follow-clubs.ts')
    // The API is told of all clubs, and another tab may have changed them.
    read()
    const { ids } = followedClubs.getState()
    const others = ids.filter((each) => each !== club)
    await followClubs(isEnding ? others : [...others, club])
    if (ids.includes(club) === isEnding) toggle(club)
    return null
  }

  return { followed, nameOf, change, isBusy, problem: problem && PROBLEMS[problem], hasPressed }
}

const never = () => () => undefined

/** Whether the visitor has taken the permission back, or never gave it; false at the server, which cannot know. */
const useIsBlocked = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'Notification' in window && Notification.permission !== 'granted',
    () => false,
  )

/** Whether this browser can show alerts; null at the server, which cannot know. */
export const useCanFollow = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    never,
    () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    () => null,
  )

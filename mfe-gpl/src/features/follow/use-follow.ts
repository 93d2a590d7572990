import { useState, useSyncExternalStore } from 'react'
import { useDeviceList } from '../device-storage/device-list.ts'
import { followedClubs } from './followed-clubs.ts'

/** Reason why following failed. */
export type FollowProblem = 'denied' | 'failed'

/** Returns the clubs that this browser follows, and a function to change them. */
export function useFollow() {
  const { ids: followed, toggle } = useDeviceList(followedClubs)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<FollowProblem | null>(null)

  /** Follows or unfollows a club. Must be called from a click, or browsers do not ask for permission. */
  const change = async (club: string): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      setProblem(await followOrEnd(club))
    } catch {
      setProblem('failed')
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

  return { followed, change, isBusy, problem }
}

/** Whether this browser can show alerts; null at the server, which cannot know. */
export const useCanFollow = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    () => () => undefined,
    () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    () => null,
  )

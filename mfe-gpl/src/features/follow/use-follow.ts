import { useState, useSyncExternalStore } from 'react'
import { useDeviceList } from '../device-storage/device-list.ts'
import { followedClubs } from './followed-clubs.ts'

/** Reason why following failed. */
export type FollowProblem = 'denied' | 'failed'

/** Returns the clubs that this browser follows, and a function to change them. */
export function useFollow() {
  const { ids, toggle } = useDeviceList(followedClubs)
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
    const { ids: known } = followedClubs.getState()
    const isEnding = known.includes(club)
    if (!isEnding && (await Notification.requestPermission()) !== 'granted') return 'denied'
    const { followClubs } = await import(/* webpackChunkName: "follow" */ './follow-clubs.ts')
    await followClubs(isEnding ? known.filter((each) => each !== club) : [...known, club])
    toggle(club)
    return null
  }

  return { followed: ids, change, isBusy, problem }
}

/** Whether this browser can show alerts; null at the server, which cannot know. */
export const useCanFollow = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    () => () => undefined,
    () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    () => null,
  )

import { useState, useSyncExternalStore } from 'react'
import { useDeviceList } from '../device-storage/device-list.ts'
import { followedClubs } from './followed-clubs.ts'

/** Why nothing came of a press. */
export type FollowProblem = 'denied' | 'failed'

/** Clubs that this browser follows, and how that is changed. */
export function useFollow() {
  const { ids, toggle } = useDeviceList(followedClubs)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<FollowProblem | null>(null)

  /** Follows a club, or ends it. To be called by a press, without which browsers do not ask. */
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

import type { RouterBlocker, RouterBlockerFunction } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useHost, type PendingNavigation } from 'shared-contracts/host'
import { useLocation } from 'shared-contracts/router'

const UNBLOCKED: RouterBlocker = {
  state: 'unblocked',
  location: undefined,
  proceed: undefined,
  reset: undefined,
}
const ACTIONS = { push: 'PUSH', replace: 'REPLACE', traverse: 'POP' } as const

/** Blocks a navigation, including links of the host and going back, until the person at the desk has decided. */
export function useBlocker(shouldBlock: RouterBlockerFunction | boolean): RouterBlocker {
  const { basePath, navigator } = useHost()
  const currentLocation = useLocation()
  const [held, setHeld] = useState<PendingNavigation | null>(null)

  const decide = useRef<(navigation: PendingNavigation) => boolean>(() => false)
  useEffect(() => {
    decide.current = ({ kind, location }) => {
      if (typeof shouldBlock === 'boolean') return shouldBlock
      const pathname = location.pathname.slice(basePath.length) || '/'
      const nextLocation = { ...location, pathname }
      return shouldBlock({ currentLocation, nextLocation, historyAction: ACTIONS[kind] })
    }
  })

  useEffect(
    () =>
      navigator.block?.((navigation) => {
        const isHeld = decide.current(navigation)
        if (isHeld) setHeld(navigation)
        return isHeld
      }),
    [navigator],
  )

  if (!held) return UNBLOCKED
  return {
    state: 'blocked',
    location: held.location,
    reset: () => setHeld(null),
    proceed: () => {
      setHeld(null)
      held.proceed()
    },
  }
}

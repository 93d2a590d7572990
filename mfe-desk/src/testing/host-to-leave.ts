import { act } from '@testing-library/react'
import type { NavigationBlocker } from 'shared-contracts/host'
import { testHost } from 'shared-ui/testing'

/** A host whose page can be left: `leave` asks the page's forms as the host's history does. */
export function hostToLeave() {
  const blockers = new Set<NavigationBlocker>()
  let isLeft = false
  const proceed = () => {
    isLeft = true
  }
  const host = testHost({
    basePath: '/desk',
    navigator: {
      ...testHost().navigator,
      block: (blocker) => {
        blockers.add(blocker)
        return () => blockers.delete(blocker)
      },
    },
  })
  const location = { pathname: '/desk', search: '', hash: '' }
  /** @returns whether a form holds the navigation. */
  const leave = (): boolean => {
    let isHeld = false
    act(() => {
      isHeld = [...blockers].some((blocker) => blocker({ kind: 'push', location, proceed }))
    })
    return isHeld
  }
  return { host, leave, isLeft: () => isLeft }
}

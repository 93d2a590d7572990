import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether the part of the page around has taken over its prerendered markup. A page hydrates after its
 * frame, and by then the frame's queries may have answers that the markup does not know yet.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

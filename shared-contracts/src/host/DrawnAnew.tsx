import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Calls back when React gives the server's markup up and draws the part anew that this stands in. React only tells of it
 * when the markup is gone; here it still stands, because nothing was committed yet. Renders nothing.
 */
export function DrawnAnew({ onDrawing }: { readonly onDrawing: (() => void) | undefined }) {
  // The server's snapshot is read while React hydrates, and the other one wherever it does not.
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  // Once, at its first render: after hydration it renders again with the other snapshot.
  useState(() => {
    if (!isHydrating) onDrawing?.()
  })
  return null
}

import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Calls back when React discards the server's markup and renders the part around this component again. React
 * itself reports that only after the markup is gone; at this point it is still there, because nothing was
 * committed yet. Renders nothing.
 */
export function DrawnAnew({ onDrawing }: { readonly onDrawing: (() => void) | undefined }) {
  // React reads the server's snapshot while it hydrates, and the other one at any other time.
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  // Only at the first render: after hydration it renders again with the other snapshot.
  useState(() => {
    if (!isHydrating) onDrawing?.()
  })
  return null
}

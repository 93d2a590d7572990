import type { KeyboardEvent } from 'react'

/**
 * Returns a key handler for a dialog, which closes it by Escape in an empty search field. WebKit's search fields keep
 * every Escape to themselves, so the dialog around one is not asked to close.
 */
export const closedFromSearch = (close: () => void) => (event: KeyboardEvent) => {
  const { key, target } = event
  if (key !== 'Escape' || !(target instanceof HTMLInputElement)) return
  if (target.type !== 'search' || target.value !== '') return
  event.preventDefault()
  close()
}

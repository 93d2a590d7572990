import { useRef, type FocusEvent } from 'react'
import { focusPart } from '../focus/focus-part.ts'

/**
 * Keeps the keyboard's place when a toast goes that has the focus: the focus moves to the toast that replaces it, or
 * else returns to where it was before.
 */
export function useReturnedFocus() {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLElement>(null)
  return {
    /** Props of the element around the toasts. */
    placeProps: {
      ref: place,
      onFocus: ({ relatedTarget }: FocusEvent) => {
        // A window that is entered again, and a toast that goes, name no element.
        if (relatedTarget instanceof HTMLElement) before.current = relatedTarget
      },
    },
    /** Call while the toast that has the focus is still in the document. */
    returnFocus: () =>
      // The toast that replaces it arrives in the same commit, but later.
      queueMicrotask(() => {
        const next = place.current?.querySelector('button')
        if (next) return next.focus()
        before.current?.focus()
        if (document.activeElement === document.body) focusPart(document.querySelector('main'))
      }),
  }
}

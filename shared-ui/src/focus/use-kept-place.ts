import { useLayoutEffect, type RefObject } from 'react'
import { focusPart } from './focus-part.ts'

/**
 * Keeps the keyboard on the page when a part goes that has the focus, such as a message whose button was pressed: the
 * focus moves to the dialog or the main landmark around it, or else to that of the page.
 */
export function useKeptPlace(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement))
        focusPart(element.closest<HTMLElement>('dialog, main') ?? document.querySelector('main'))
    }
  }, [part])
}

import { useLayoutEffect, type RefObject } from 'react'
import { focusHeading } from './focus-heading.ts'

/** Keeps the keyboard's place: an element that goes away with the focus hands it on to a heading that stays. */
export function useFocusKept(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = root.current
    return () => {
      if (element?.contains(document.activeElement)) focusHeading(element)
    }
  }, [root])
}

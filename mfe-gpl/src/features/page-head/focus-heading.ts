import { useEffect, useRef } from 'react'

/** Lets the keyboard go on from the page's heading if the element that had the focus is gone. */
export function focusHeading(): void {
  if (document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
}

/** Does so once a part of the page is gone, which may have had the focus. */
export function useFocusAfter(isShown: boolean): void {
  const wasShown = useRef(isShown)
  useEffect(() => {
    const hasGone = wasShown.current && !isShown
    wasShown.current = isShown
    if (hasGone) focusHeading()
  }, [isShown])
}

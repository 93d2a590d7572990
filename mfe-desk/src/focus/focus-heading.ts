/** Moves the focus of an element that is being removed to the nearest heading around it that stays. */
export function focusHeading(element: Element): void {
  const parts = partsAround(element).map((part) => part.querySelector<HTMLElement>('h2'))
  /** @returns whether the focus has a place. */
  const focus = (): boolean => {
    if (document.activeElement !== document.body) return true
    const heading =
      parts.find((title) => title?.isConnected) ?? document.querySelector<HTMLElement>('main h1')
    if (!heading) return false
    heading.tabIndex = -1
    heading.focus()
    return true
  }
  // What else goes away with the element is known once the page has changed.
  queueMicrotask(() => {
    const main = document.querySelector('main')
    if (focus() || !main) return
    // The heading of the next screen may come a moment later.
    const observer = new MutationObserver(() => focus() && observer.disconnect())
    observer.observe(main, { childList: true, subtree: true })
  })
}

/** Returns the parts of a page that contain an element, the innermost first. Behind a dialog nothing takes the focus. */
function partsAround(element: Element): Element[] {
  const part = element.closest('section, dialog')
  return part ? [part, ...(part.parentElement ? partsAround(part.parentElement) : [])] : []
}

/** Moves the focus of an element that is being removed to the nearest heading around it that stays. */
export function focusHeading(element: Element): void {
  const parts = partsAround(element).map((part) => part.querySelector<HTMLElement>('h2'))
  // What else goes away with the element is known once the page has changed.
  queueMicrotask(() => {
    const heading =
      parts.find((title) => title?.isConnected) ?? document.querySelector<HTMLElement>('main h1')
    if (!heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus()
  })
}

/** Returns the parts of a page that contain an element, the innermost first. */
function partsAround(element: Element): Element[] {
  const part = element.closest('section')
  return part ? [part, ...(part.parentElement ? partsAround(part.parentElement) : [])] : []
}

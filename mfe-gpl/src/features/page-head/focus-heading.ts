/** Lets the keyboard go on from the page's heading if the element that had the focus is gone. */
export function focusHeading(): void {
  if (document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
}

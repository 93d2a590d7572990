/** Moves the focus to a part of the page that is no control, such as the main landmark, without scrolling. */
export function focusPart(part: HTMLElement | null): void {
  if (part && !part.hasAttribute('tabindex')) part.tabIndex = -1
  part?.focus({ preventScroll: true })
}

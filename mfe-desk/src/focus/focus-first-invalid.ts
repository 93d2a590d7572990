/**
 * Moves the focus to the first field with an error, once the messages are rendered.
 *
 * @param within the form that was sent; any other one of the page may have errors too.
 */
export function focusFirstInvalid(within: ParentNode = document): void {
  const focus = () => within.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus()
  // After an answer of the API, the next frame may come before the messages.
  requestAnimationFrame(() => requestAnimationFrame(focus))
}

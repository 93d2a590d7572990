/**
 * Whether a key press is Escape in an empty search field. WebKit's search fields keep every Escape to themselves,
 * so the dialog around one is not asked to close.
 */
export const isEscapeOfEmptySearch = ({ key, target }: { key: string; target: EventTarget }) =>
  key === 'Escape' &&
  target instanceof HTMLInputElement &&
  target.type === 'search' &&
  target.value === ''

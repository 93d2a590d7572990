/** Formats a count: `1 item`, `3 items`. */
export const countOf = ({ length }: readonly unknown[]): string =>
  `${length} ${length === 1 ? 'item' : 'items'}`

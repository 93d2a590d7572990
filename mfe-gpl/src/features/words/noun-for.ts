/** Returns the noun for a number of things: `match` for 1, `matches` for others. */
export const nounFor = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : many

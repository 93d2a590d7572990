/**
 * Where a match that is on is watched. The live page shows the first of those that are on unless it is asked for
 * another one.
 *
 * @param live all matches that are on, as the API lists them.
 */
export const liveAddress = (match: string, live: readonly { readonly slug: string }[]) =>
  live[0]?.slug === match ? '/live' : `/live?match=${encodeURIComponent(match)}`

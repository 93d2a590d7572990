/**
 * Returns the page on which a match in play is watched. The live page shows the first match in play by default.
 *
 * @param live all matches in play, as the API lists them.
 */
export const liveAddress = (match: string, live: readonly { readonly slug: string }[]) =>
  live[0]?.slug === match ? '/live' : `/live?match=${encodeURIComponent(match)}`

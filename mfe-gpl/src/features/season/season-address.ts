import type { SeasonSummary } from 'shared-contracts/league/season'

/**
 * Returns a season's address in the API and the portal: `2024-25`, or `{competition}~2024-25` if it does not
 * belong to the first competition.
 */
export function seasonAddress(season: SeasonSummary, seasons: readonly SeasonSummary[]): string {
  const isFirst = season.competition.slug === seasons[0]?.competition.slug
  return isFirst ? season.slug : `${season.competition.slug}~${season.slug}`
}

/** Returns the season in the address, which may name its competition, or by its name, which older links use: `2024/25`. */
export function askedSeason(
  asked: string | null,
  seasons: readonly SeasonSummary[],
): SeasonSummary | undefined {
  return (
    seasons.find((season) => seasonAddress(season, seasons) === asked) ??
    seasons.find(({ competition, slug }) => `${competition.slug}~${slug}` === asked) ??
    seasons.find(({ name }) => name === asked) ??
    seasons.find(({ isCurrent }) => isCurrent) ??
    seasons[0]
  )
}

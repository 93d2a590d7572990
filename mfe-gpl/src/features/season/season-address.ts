import type { SeasonSummary } from 'shared-contracts/league/season'

/**
 * How the API and the portal's addresses call a season: `2024-25`, or `{competition}~2024-25` where it is not one of
 * the first competition.
 */
export function seasonAddress(season: SeasonSummary, seasons: readonly SeasonSummary[]): string {
  const isFirst = season.competition.slug === seasons[0]?.competition.slug
  return isFirst ? season.slug : `${season.competition.slug}~${season.slug}`
}

/** The season that an address asks for, also by its name, as links from before said it: `2024/25`. */
export function askedSeason(
  asked: string | null,
  seasons: readonly SeasonSummary[],
): SeasonSummary | undefined {
  return (
    seasons.find((season) => seasonAddress(season, seasons) === asked) ??
    seasons.find(({ name }) => name === asked) ??
    seasons.find(({ isCurrent }) => isCurrent) ??
    seasons[0]
  )
}

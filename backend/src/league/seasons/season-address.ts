import type { Competition } from './competition.entity.ts'
import type { Season } from './season.entity.ts'

/**
 * Returns the address of a season: `2024-25` in the default competition, `{competition}~2024-25` in any other.
 *
 * @param competitions all of them; the first is the default.
 */
export function seasonAddress(
  competitions: readonly Pick<Competition, 'id' | 'slug'>[],
  { competitionId, slug }: Pick<Season, 'competitionId' | 'slug'>,
): string {
  const place = competitions.findIndex(({ id }) => id === competitionId)
  return place > 0 ? `${competitions[place]?.slug}~${slug}` : slug
}

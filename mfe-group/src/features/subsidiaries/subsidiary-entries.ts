import { SUBSIDIARY_LABELS, SUBSIDIARY_SLUGS } from 'shared-contracts/site/subsidiaries'
import { useHost } from 'shared-contracts/host'

/** A subsidiary as a menu lists it. */
export interface SubsidiaryEntry {
  readonly slug: string
  readonly name: string
}

/** The five fixed entries, for menus that do not wait for the server (requirement 2.2). */
export const FIXED_ENTRIES: readonly SubsidiaryEntry[] = SUBSIDIARY_SLUGS.map((slug) => ({
  slug,
  name: SUBSIDIARY_LABELS[slug],
}))

/**
 * Entries of a list that the server fills. Where the server could not be reached the fixed ones stand in:
 * a visitor with a bad connection still finds the way.
 *
 * @returns `null` while the answer is on its way.
 */
export function entriesOf(query: {
  readonly data: readonly SubsidiaryEntry[] | undefined
  readonly isError: boolean
}): readonly SubsidiaryEntry[] | null {
  if (query.data && query.data.length > 0) return query.data
  return query.data || query.isError ? FIXED_ENTRIES : null
}

/** Address of a subsidiary's site, under the prefix that the visitor came in by. */
export function useSubsidiaryHref(): (slug: string) => string {
  const { basePath } = useHost()
  return (slug) => `${basePath}/${slug}`
}

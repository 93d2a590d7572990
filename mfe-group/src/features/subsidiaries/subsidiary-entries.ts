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
 * Returns the entries of a list from the server. If the server cannot be reached, the fixed entries replace them,
 * so that a visitor with a bad connection still finds the way.
 *
 * @returns `null` while the list is loading.
 */
export function entriesOf(query: {
  readonly data: readonly SubsidiaryEntry[] | undefined
  readonly isError: boolean
}): readonly SubsidiaryEntry[] | null {
  if (query.data && query.data.length > 0) return query.data
  return query.data || query.isError ? FIXED_ENTRIES : null
}

/** Returns the address of a subsidiary's site, under the prefix of the visitor's address. */
export function useSubsidiaryHref(): (slug: string) => string {
  const { basePath } = useHost()
  return (slug) => `${basePath}/${slug}`
}

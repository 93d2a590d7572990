import { useQueryClient, type QueryClient } from 'shared-contracts/query'

/**
 * Returns the name of a record, if cached data contains it: a visitor who comes from a list has read it there. It
 * is shown while the record is loading.
 *
 * @param slug undefined on a page that was rendered for any record.
 */
export function useKnownName(slug: string | undefined): string | null {
  const client = useQueryClient()
  return slug === undefined ? null : knownName(client, slug)
}

function knownName(client: QueryClient, slug: string): string | null {
  for (const { state } of client.getQueryCache().getAll()) {
    const name = nameIn(state.data, slug)
    if (name !== null) return name
  }
  return null
}

/** Searches any cached data; a record is an object with the slug. */
function nameIn(value: unknown, slug: string): string | null {
  if (typeof value !== 'object' || value === null) return null
  if ('slug' in value && value.slug === slug) return nameOf(value)
  for (const part of Object.values(value)) {
    const name = nameIn(part, slug)
    if (name !== null) return name
  }
  return null
}

function nameOf(record: object): string | null {
  if ('name' in record && typeof record.name === 'string') return record.name
  if ('title' in record && typeof record.title === 'string') return record.title
  if (!('home' in record && 'away' in record)) return null
  const [home, away] = [record.home, record.away].map((club) =>
    typeof club === 'object' && club !== null ? nameOf(club) : null,
  )
  return home && away ? `${home} v ${away}` : null
}

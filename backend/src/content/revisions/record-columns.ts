import type { ContentFields, ContentKind } from './content-kind.ts'
import type { ContentRecord } from './content-record.entity.ts'

/** Maximum number of characters of a record that a search covers. */
const MOST_WORDS = 4_000

/** Returns the columns of a record that its list needs. */
export function listColumns(
  kind: ContentKind,
  fields: ContentFields,
): Pick<ContentRecord, 'title' | 'sortKey' | 'words' | 'filters'> {
  const { title, sortKey, texts, filters = {} } = kind.summary(fields)
  return {
    title: title.slice(0, 200),
    sortKey: sortKey.slice(0, 20),
    words: [title, ...texts].join('\n').slice(0, MOST_WORDS).toLowerCase(),
    filters: Object.entries(filters)
      .map((filter) => filterText(...filter))
      .join('')
      .slice(0, 300),
  }
}

/**
 * Returns a filter as the column contains it, such as `
 * region=ghana
 * `.
 */
export const filterText = (name: string, value: string) => `|${name}=${value.toLowerCase()}|`

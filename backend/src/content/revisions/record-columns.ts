import type { ContentFields, ContentKind } from './content-kind.ts'
import type { ContentRecord } from './content-record.entity.ts'

/** A search looks through so many characters of a record. */
const MOST_WORDS = 4_000

/** What stands in a record for its list. */
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

/** A filter as it stands in the column, such as `|region=ghana|`. */
export const filterText = (name: string, value: string) => `|${name}=${value.toLowerCase()}|`

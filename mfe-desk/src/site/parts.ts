import type { Part } from 'shared-contracts/desk/roles'

/** A navigation entry and its screen. */
export interface DeskEntry {
  readonly part: Part
  /** Path of the screen, if it differs from the part's name. */
  readonly path?: string
  readonly label: string
}

/** Parts that have screens, in the order of the navigation. */
const ENTRIES: readonly DeskEntry[] = [
  { part: 'stories', label: 'Stories' },
  { part: 'league', path: 'league/articles', label: 'Stories' },
  { part: 'openings', label: 'Openings' },
  { part: 'people', label: 'People' },
  { part: 'company', label: 'Company' },
  { part: 'subsidiaries', label: 'Subsidiaries' },
  { part: 'league', path: 'seasons', label: 'Seasons' },
  { part: 'league', path: 'fixtures', label: 'Fixtures' },
  { part: 'score', label: 'Score a match' },
  { part: 'league', path: 'league/clubs', label: 'Clubs' },
  { part: 'league', path: 'league/players', label: 'Players' },
  { part: 'league', path: 'league/products', label: 'Products' },
  { part: 'messages', label: 'Messages' },
  { part: 'applications', label: 'Applications' },
  { part: 'newsletters', label: 'Newsletters' },
  { part: 'prices', label: 'Prices' },
  { part: 'accounts', label: 'Accounts' },
  { part: 'audit', label: 'Audit' },
]

/** An entry as a role sees it. Entries with the same label are merged. */
export interface ShownEntry {
  readonly label: string
  /** The entry opens the first path, and is current on all of them. */
  readonly paths: readonly string[]
}

export function entriesFor(parts: readonly Part[]): readonly ShownEntry[] {
  const paths = new Map<string, readonly string[]>()
  for (const { part, path = part, label } of ENTRIES) {
    if (parts.includes(part)) paths.set(label, [...(paths.get(label) ?? []), path])
  }
  return [...paths].map(([label, all]) => ({ label, paths: all }))
}

import type { Part } from 'shared-contracts/desk/roles'

/** A screen that the navigation leads to. */
export interface DeskEntry {
  readonly part: Part
  /** Path of the screen, where it is not the part's name. */
  readonly path?: string
  readonly label: string
}

/** Parts that have screens, in the order of the navigation. */
export const ENTRIES: readonly DeskEntry[] = [
  { part: 'stories', label: 'Stories' },
  { part: 'openings', label: 'Openings' },
  { part: 'people', label: 'People' },
  { part: 'company', label: 'Company' },
  { part: 'subsidiaries', label: 'Subsidiaries' },
  { part: 'league', path: 'seasons', label: 'Seasons' },
  { part: 'league', path: 'fixtures', label: 'Fixtures' },
  { part: 'messages', label: 'Messages' },
  { part: 'applications', label: 'Applications' },
  { part: 'newsletters', label: 'Newsletters' },
  { part: 'prices', label: 'Prices' },
  { part: 'accounts', label: 'Accounts' },
  { part: 'audit', label: 'Audit' },
]

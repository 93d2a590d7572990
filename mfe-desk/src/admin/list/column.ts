import type { DeskRecord } from '../data/data-provider.ts'

/** A column of a list. */
export interface Column {
  /** Member of the record; the list can be ordered by it if the API can. */
  readonly source: string
  readonly label: string
  /** Returns the cell's text, for the list and its export. */
  readonly text: (record: DeskRecord) => string
  /** Returns the path of the record's details. */
  readonly pathOf?: (record: DeskRecord) => string
}

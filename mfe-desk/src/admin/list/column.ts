import type { DeskRecord } from '../data/data-provider.ts'

/** One fact of a list's records. */
export interface Column {
  /** Member of the record, by which the list can be ordered unless `isFixed`. */
  readonly source: string
  readonly label: string
  readonly isFixed?: boolean
  /** The fact in words, as the list and its export say it. */
  readonly text: (record: DeskRecord) => string
  /** Where there is more to see of it. */
  readonly pathOf?: (record: DeskRecord) => string
}

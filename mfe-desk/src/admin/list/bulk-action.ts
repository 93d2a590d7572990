import type { DeskRecord } from '../data/data-provider.ts'

/** A bulk action on selected records of a list. */
export interface BulkAction {
  readonly name: string
  /** Whether the action applies to a record; other records are left as they are. */
  readonly isFor: (record: DeskRecord) => boolean
  /** Returns the records that it could not change. */
  readonly run: (records: readonly DeskRecord[]) => Promise<readonly DeskRecord[]>
}

import type { DeskRecord } from '../data/data-provider.ts'

/** Something that can be done to many records of a list at once. */
export interface BulkAction {
  readonly name: string
  /** Whether there is anything to do to a record; the others are left as they are. */
  readonly isFor: (record: DeskRecord) => boolean
  readonly run: (records: readonly DeskRecord[]) => Promise<void>
}

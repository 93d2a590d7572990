import * as v from 'valibot'
import { Moment } from './name.ts'

/**
 * A record that has a page of its own, for whoever lists addresses: `GET /api/league/matches`, `/clubs` and
 * `/players`, what changed last first.
 */
export const ListedRecord = v.object({
  slug: v.string(),
  name: v.string(),
  /** When anything of it was last changed. */
  changedAt: Moment,
})
export type ListedRecord = v.InferOutput<typeof ListedRecord>

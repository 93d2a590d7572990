import * as v from 'valibot'
import { Count, Moment } from './name.ts'

/**
 * Kinds of changes. A listener reads the record again by its slug; after `season`, for example after an import,
 * also its matches.
 */
export const CHANGE_KINDS = [
  'competition',
  'season',
  'club',
  'player',
  'fixture',
  'article',
  'topic',
  'product',
] as const
export const ChangeKind = v.picklist(CHANGE_KINDS)
export type ChangeKind = v.InferOutput<typeof ChangeKind>

/** One record that changed. */
export const ChangeResponse = v.object({
  /** Grows with every change, in the order in which they were made. */
  sequence: Count,
  at: Moment,
  kind: ChangeKind,
  slug: v.string(),
})
export type ChangeResponse = v.InferOutput<typeof ChangeResponse>

/** Changes after a sequence number, in order, a thousand at most: `GET /api/league/changes?since=`. */
export const ChangesResponse = v.object({
  changes: v.array(ChangeResponse),
  /** Value of `since` for the next request. */
  since: Count,
})
export type ChangesResponse = v.InferOutput<typeof ChangesResponse>

import * as v from 'valibot'
import { Count } from './name.ts'

/**
 * Whether a club can still reach one goal, computed exactly from the remaining matches. `undecided` means that
 * the computation reached its limit.
 */
export const Prospect = v.object({
  /** `champion`, or the kind of a zone. */
  goal: v.string(),
  state: v.picklist(['certain', 'possible', 'impossible', 'undecided']),
  /** Slugs of the clubs on which it depends; empty if there are too many for a reader to follow. */
  rivals: v.array(v.string()),
  /** Slugs of the fixtures that decide it; empty if there are too many for a reader to follow. */
  fixtures: v.array(v.string()),
})
export type Prospect = v.InferOutput<typeof Prospect>

/** What a club can still reach. */
export const Outlook = v.object({
  bestPosition: Count,
  worstPosition: Count,
  prospects: v.array(Prospect),
})
export type Outlook = v.InferOutput<typeof Outlook>

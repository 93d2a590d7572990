import * as v from 'valibot'
import { Count } from './name.ts'

/**
 * What a club still can reach of one goal, by exact computation from the matches that are left. `undecided` says
 * that the computation reached its bound.
 */
export const Prospect = v.object({
  /** `champion`, or the kind of a zone. */
  goal: v.string(),
  state: v.picklist(['certain', 'possible', 'impossible', 'undecided']),
  /** Slugs of the clubs on which it hangs; none where they are more than a reader could follow. */
  rivals: v.array(v.string()),
  /** Slugs of the fixtures that decide it; none where they are more than a reader could follow. */
  fixtures: v.array(v.string()),
})
export type Prospect = v.InferOutput<typeof Prospect>

/** What a club still can reach. */
export const Outlook = v.object({
  bestPosition: Count,
  worstPosition: Count,
  prospects: v.array(Prospect),
})
export type Outlook = v.InferOutput<typeof Outlook>

import * as v from 'valibot'
import { Day, Moment } from './name.ts'

/**
 * A record with a page of its own, for listing addresses: `GET /api/league/matches`, `/clubs` and `/players`,
 * the last changed first.
 */
export const ListedRecord = v.object({
  slug: v.string(),
  name: v.string(),
  /** When any part of it was last changed. */
  changedAt: Moment,
})
export type ListedRecord = v.InferOutput<typeof ListedRecord>

/** A club that has a page: `GET /api/league/clubs`. */
export const ListedClub = v.object({
  ...ListedRecord.entries,
  /** Slugs that it had before, by which devices may still know it; only of a club that had another. */
  formerSlugs: v.optional(v.array(v.string())),
})
export type ListedClub = v.InferOutput<typeof ListedClub>

/** A day with a match, in any season: `GET /api/league/days`, the earliest first. */
export const ListedDay = v.object({ day: Day })
export type ListedDay = v.InferOutput<typeof ListedDay>

/** A ground: `GET /api/league/grounds`, by name. */
export const ListedGround = v.object({ slug: v.string(), name: v.string() })
export type ListedGround = v.InferOutput<typeof ListedGround>

/** A round in addresses, whatever its season: `GET /api/league/rounds`, each once. */
export const ListedRound = v.object({
  /** `12`, or `play-offs-final` for a round of a stage. */
  slug: v.string(),
})
export type ListedRound = v.InferOutput<typeof ListedRound>

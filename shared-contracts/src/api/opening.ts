import * as v from 'valibot'
import { ReadableDate } from './readable-date.ts'

/** An open position: `GET /api/openings`, in the order in which the page lists them. */
export const OpeningResponse = v.object({
  id: v.number(),
  /** Identifier in addresses: `/careers?job=gold-trading-analyst`. */
  slug: v.string(),
  title: v.string(),
  department: v.string(),
  /** Town and country. */
  location: v.string(),
  type: v.string(),
  description: v.string(),
  requirements: v.array(v.string()),
  /** ISO 8601 date. */
  postedOn: ReadableDate,
  /** Last day to apply, ISO 8601 date; null for no deadline. */
  closesOn: v.nullable(ReadableDate),
})
export type OpeningResponse = v.InferOutput<typeof OpeningResponse>

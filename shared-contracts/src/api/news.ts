import * as v from 'valibot'
import { RecordId } from './record-id.ts'

export const NewsResponse = v.object({
  id: RecordId,
  title: v.string(),
  excerpt: v.string(),
  content: v.string(),
  /** As `heroImage` of a subsidiary. */
  imageUrl: v.string(),
  /** ISO 8601, UTC. */
  date: v.string(),
  /** Slug of the subsidiary that the item is about; null or absent for the whole group. */
  subsidiary: v.nullish(v.string()),
})
export type NewsResponse = v.InferOutput<typeof NewsResponse>

import * as v from 'valibot'
import { FocalPoint } from './focal-point.ts'
import { RecordId } from './record-id.ts'
import { StoryBody } from './story-body.ts'

/** Filters of the news page, as requirement 2.7 names them, beside `all`. */
export const NEWS_CATEGORIES = [
  'energy',
  'mining',
  'construction',
  'agriculture',
  'business',
  'technology',
] as const
export const NEWS_REGIONS = ['ghana', 'africa', 'global'] as const

/**
 * Query of `GET /api/news`: without `q` the newest stories; with it the newest of all that contain it, at most 50. Their
 * `content` is the passage around it.
 */
export const NewsQuery = v.object({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use at most 200 characters'))),
})

/** A story in a list, newest first: requirement 3's members, and ours, which any reader can do without. */
export const NewsResponse = v.object({
  id: RecordId,
  title: v.string(),
  excerpt: v.string(),
  /** In plain words, for the search; empty for a story that is told elsewhere. */
  content: v.string(),
  /** As `heroImage` of a subsidiary. */
  imageUrl: v.string(),
  /** ISO 8601, UTC. */
  date: v.string(),
  /** Slug of the subsidiary that the item is about; null or absent for the whole group. */
  subsidiary: v.nullish(v.string()),
  /** Address of the story below `/news/`, where it is told here; absent for one that is told elsewhere. */
  slug: v.optional(v.string()),
  imageAlt: v.optional(v.string()),
  /** Of the picture; absent for one that is cut around its middle. */
  focalPoint: v.optional(FocalPoint),
  /** One of NEWS_CATEGORIES, or a newer one. */
  category: v.optional(v.string()),
  /** One of NEWS_REGIONS, or a newer one. */
  region: v.optional(v.string()),
  featured: v.optional(v.boolean()),
  /** Written to show the site, in the words that an installation begins with: pages say so beside it. */
  isSample: v.optional(v.boolean()),
  /** Who tells the story in full, and where. */
  source: v.optional(v.string()),
  sourceUrl: v.optional(v.string()),
})
export type NewsResponse = v.InferOutput<typeof NewsResponse>

/**
 * A story that is told here, whole: `GET /api/news/:slug`. An address that it had before answers it too, with the
 * address of today as `slug`, and the page moves there by 301.
 */
export const StoryResponse = v.object({
  ...NewsResponse.entries,
  slug: v.string(),
  body: StoryBody,
})
export type StoryResponse = v.InferOutput<typeof StoryResponse>

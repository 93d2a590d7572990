import * as v from 'valibot'
import { PageNumber } from './further-page.ts'
import { SearchText } from './search-text.ts'
import { FocalPoint } from './focal-point.ts'
import { ReadableDate } from './readable-date.ts'
import { RecordId } from './record-id.ts'
import { StoryBody } from './story-body.ts'

/** Filters of the news page as named in requirement 2.7, besides `all`. */
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
 * Query of `GET /api/news`: without `q` the newest stories, or older ones by `page`; with it the newest of all that
 * contain it, at most 50, with the passage around the match as `content`.
 */
export const NewsQuery = v.object({
  q: v.optional(SearchText),
  page: v.optional(PageNumber),
})

/** Maximum number of stories on a page of the list. */
export const STORIES_PER_PAGE = 200

/** A story in a list, newest first: the members of requirement 3, and optional ones of our own. */
export const NewsResponse = v.object({
  id: RecordId,
  title: v.string(),
  excerpt: v.string(),
  /** Plain text, for the search; empty for a story that is published elsewhere. */
  content: v.string(),
  /** As `heroImage` of a subsidiary. */
  imageUrl: v.string(),
  /** ISO 8601, UTC. */
  date: ReadableDate,
  /** Slug of the subsidiary that the story is about; null or absent for the whole group. */
  subsidiary: v.nullish(v.string()),
  /** Last part of its address, `/news/<slug>`; absent for a story that is published elsewhere. */
  slug: v.optional(v.string()),
  imageAlt: v.optional(v.string()),
  /** Focal point of the picture; absent if it is cropped around its centre. */
  focalPoint: v.optional(FocalPoint),
  /** One of NEWS_CATEGORIES, or a newer one. */
  category: v.optional(v.string()),
  /** One of NEWS_REGIONS, or a newer one. */
  region: v.optional(v.string()),
  featured: v.optional(v.boolean()),
  /** Unedited sample content of the installation; pages label it as such. */
  isSample: v.optional(v.boolean()),
  /** Name and address of the publisher of the full story. */
  source: v.optional(v.string()),
  sourceUrl: v.optional(v.string()),
})
export type NewsResponse = v.InferOutput<typeof NewsResponse>

/**
 * A full story that is published on this site: `GET /api/news/:slug`. A former slug is answered too, with the
 * current one as `slug`, and the page redirects there with 301.
 */
export const StoryResponse = v.object({
  ...NewsResponse.entries,
  slug: v.string(),
  body: StoryBody,
})
export type StoryResponse = v.InferOutput<typeof StoryResponse>

import * as v from 'valibot'
import { FocalPoint } from '../api/focal-point.ts'
import { StoryBody } from '../api/story-body.ts'
import { Count, Moment } from './name.ts'

export const ARTICLE_CATEGORIES = [
  'Transfers',
  'Match Reports',
  'Interviews',
  'Analysis',
  'Youth',
  'International',
] as const

/** A story of the league, as lists show it: `GET /api/league/articles`, newest first. */
export const ArticleSummary = v.object({
  slug: v.string(),
  title: v.string(),
  excerpt: v.string(),
  category: v.picklist(ARTICLE_CATEGORIES),
  author: v.string(),
  publishedAt: Moment,
  /** When anything of it was last changed; equal to the former where nothing was. */
  changedAt: Moment,
  isSample: v.boolean(),
  /** Minutes that reading it takes. */
  readMinutes: Count,
  views: Count,
  isFeatured: v.boolean(),
  isTrending: v.boolean(),
  /** Path of a picture without width and type. */
  image: v.string(),
  /** What the picture shows; empty or absent where it says nothing that the title does not. */
  imageAlt: v.optional(v.string()),
  /** Where the picture is cut; its middle, where absent. */
  focalPoint: v.optional(FocalPoint),
  tags: v.array(v.string()),
})
export type ArticleSummary = v.InferOutput<typeof ArticleSummary>

/** A whole story: `GET /api/league/articles/{article}`. */
export const ArticleResponse = v.object({
  ...ArticleSummary.entries,
  /** As it was written, in Markdown: an empty line parts its paragraphs. */
  content: v.string(),
  /** The same, to be drawn. */
  body: StoryBody,
})
export type ArticleResponse = v.InferOutput<typeof ArticleResponse>

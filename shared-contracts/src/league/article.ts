import * as v from 'valibot'
import { PageNumber } from '../api/further-page.ts'
import { SearchText } from '../api/search-text.ts'
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

/** Maximum number of stories on a page of the list. */
export const ARTICLES_PER_PAGE = 200

/**
 * Query of `GET /api/league/articles`: without `q` the newest stories, or older ones by `page`; with it the newest of all
 * that contain each of its words in title, excerpt or tags.
 */
export const ArticlesQuery = v.object({
  q: v.optional(SearchText),
  page: v.optional(PageNumber),
})

/** A story of the league, as lists show it: `GET /api/league/articles`, newest first. */
export const ArticleSummary = v.object({
  slug: v.string(),
  title: v.string(),
  excerpt: v.string(),
  category: v.picklist(ARTICLE_CATEGORIES),
  author: v.string(),
  publishedAt: Moment,
  /** When any part of it was last changed; equal to `publishedAt` if nothing was. */
  changedAt: Moment,
  isSample: v.boolean(),
  /** Reading time in minutes. */
  readMinutes: Count,
  views: Count,
  isFeatured: v.boolean(),
  isTrending: v.boolean(),
  /** Path of a picture without width and file type. */
  image: v.string(),
  /** Alternative text of the picture; empty or absent if it adds nothing to the title. */
  imageAlt: v.optional(v.string()),
  /** Focal point for cropping; the centre if absent. */
  focalPoint: v.optional(FocalPoint),
  tags: v.array(v.string()),
})
export type ArticleSummary = v.InferOutput<typeof ArticleSummary>

/** A full story: `GET /api/league/articles/{article}`. */
export const ArticleResponse = v.object({
  ...ArticleSummary.entries,
  /** Source text in Markdown: an empty line separates paragraphs. */
  content: v.string(),
  /** The same, ready to be rendered. */
  body: StoryBody,
})
export type ArticleResponse = v.InferOutput<typeof ArticleResponse>

import * as v from 'valibot'

export const ARTICLE_CATEGORIES = [
  'Transfers',
  'Match Reports',
  'Interviews',
  'Analysis',
  'Youth',
  'International',
] as const

/** A news article of the portal, as lists show it. */
export const ArticleSummary = v.object({
  id: v.number(),
  title: v.string(),
  excerpt: v.string(),
  category: v.picklist(ARTICLE_CATEGORIES),
  author: v.string(),
  /** Relative text: `2 hours ago`. */
  publishedDate: v.string(),
  readTime: v.string(),
  /** Text: `12.5K`. */
  views: v.string(),
  featured: v.boolean(),
  trending: v.boolean(),
  /** Path of a picture without width and type. */
  image: v.string(),
  tags: v.array(v.string()),
})
export type ArticleSummary = v.InferOutput<typeof ArticleSummary>

/** The whole article; an empty line parts its paragraphs. */
export const Article = v.object({ ...ArticleSummary.entries, content: v.string() })
export type Article = v.InferOutput<typeof Article>

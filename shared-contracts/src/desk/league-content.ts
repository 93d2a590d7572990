import * as v from 'valibot'
import { form } from '../api/form.ts'
import { ARTICLE_CATEGORIES } from '../league/article.ts'
import { PlayerPosition } from '../league/player.ts'
import { PRODUCT_CATEGORIES, PRODUCT_DRAWINGS } from '../league/product.ts'
import {
  chosenSlug,
  CONTENT_LIMITS,
  day,
  hexColor,
  line,
  lines,
  markdown,
  optionalLine,
  paragraph,
  picture,
  wholeNumberOf,
} from './content-fields.ts'
import { ContentRecord } from './content.ts'

/**
 * Content that a league editor writes besides seasons and matches. Its calls are those of all content, under
 * `/api/desk/league/` and `articles`, `topics`, `clubs`, `players` and `products`.
 */

const flag = v.optional(v.boolean(), false)

/** Fields of a league story that editors fill in. */
export const ArticleFields = form({
  title: line('Enter a title'),
  /** Derived from the title if empty. */
  slug: chosenSlug(),
  excerpt: paragraph('Enter a summary', 500),
  content: v.pipe(
    markdown('Write the story'),
    v.check((text) => text.trim() !== '', 'Write the story'),
  ),
  category: v.picklist(ARTICLE_CATEGORIES, 'Choose a category'),
  image: picture,
  /** Alternative text of the picture. */
  imageAlt: line('Say what the picture shows', 300),
  /** Author, as the page names them. */
  author: line('Say who tells the story', 100),
  date: day('Enter a date'),
  tags: lines('Enter a topic', 60),
  isFeatured: flag,
  isTrending: flag,
})
export type ArticleFields = v.InferOutput<typeof ArticleFields>

/** A topic of conversation among supporters. */
export const TopicFields = form({
  name: line('Enter a name', 100),
  posts: wholeNumberOf('Enter how many posts there are', 0, 999_999_999),
})
export type TopicFields = v.InferOutput<typeof TopicFields>

/** Facts of a club; its results are calculated from matches. */
export const ClubFields = form({
  name: line('Enter a name', 120),
  /** Short enough for two of them in the address of a match. */
  slug: chosenSlug(50),
  shortName: line('Enter the name that scoreboards have', 40),
  code: line('Enter a code, such as HOK', 10),
  city: line('Enter a town', 80),
  region: line('Enter a region', 80),
  /** Year of foundation; empty if unknown. */
  founded: v.optional(
    v.union([v.literal(''), wholeNumberOf('', 1800, 2100)], 'Enter a year, such as 1911'),
    '',
  ),
  primaryColor: hexColor,
  secondaryColor: hexColor,
  /** Other names for the club in files and among people. */
  aliases: lines('Enter a name', 120),
  achievements: lines('Enter an honour', 120),
  image: picture,
  isFeatured: flag,
})
export type ClubFields = v.InferOutput<typeof ClubFields>

/** Facts of a player; goals and appearances are calculated from matches, and clubs from squads. */
export const PlayerFields = form({
  name: line('Enter a name', 120),
  slug: chosenSlug(),
  /** Empty if unknown. */
  birthDate: v.optional(v.union([v.literal(''), day('')], 'Enter a date, such as 2001-03-01'), ''),
  nationality: line('Enter a nationality', 60),
  position: v.pipe(
    v.picklist([...PlayerPosition.options, ''], 'Choose a position'),
    v.check((position) => position !== '', 'Choose a position'),
  ),
  /** An estimate in words: `$450K`. */
  marketValue: optionalLine(20),
  description: v.optional(
    v.union([v.literal(''), paragraph('')], 'Use at most 4,000 characters'),
    '',
  ),
})
export type PlayerFields = v.InferOutput<typeof PlayerFields>

const PRICE = 'Enter a price in cedis, such as 185.00'

/** Amount in cedis and pesewas as a decimal, `185.00`; other notations are converted to this one. */
const cedis = v.pipe(
  v.string(PRICE),
  v.trim(),
  v.regex(/^\d{1,7}(\.\d{1,2})?$/, PRICE),
  v.transform((amount) => {
    const [whole = '', part = ''] = amount.split('.')
    return `${Number(whole)}.${part.padEnd(2, '0')}`
  }),
)

/** Fields of a merchandise item that editors fill in. */
export const ProductFields = form({
  name: line('Enter a name', 120),
  slug: chosenSlug(),
  price: cedis,
  /** Price before a reduction; empty if it is not reduced. */
  originalPrice: v.optional(v.union([v.literal(''), cedis], PRICE), ''),
  category: v.picklist(PRODUCT_CATEGORIES, 'Choose a category'),
  /** `Ghana` or the name of a club; empty for an item of no team. */
  team: optionalLine(120),
  image: v.picklist(PRODUCT_DRAWINGS, 'Choose a drawing'),
  description: paragraph('Enter a description'),
  sizes: lines('Enter a size', 20),
  colors: v.pipe(v.array(hexColor), v.maxLength(CONTENT_LIMITS.list, 'Enter at most 30')),
  stock: wholeNumberOf('Enter how many there are', 0, 999_999),
  /** From 0 to 5, rounded to tenths. */
  rating: v.pipe(
    v.number('Enter a rating from 0 to 5'),
    v.minValue(0, 'Enter a rating from 0 to 5'),
    v.maxValue(5, 'Enter a rating from 0 to 5'),
    v.transform((rating) => Math.round(rating * 10) / 10),
  ),
  reviews: wholeNumberOf('Enter how many reviews there are', 0, 999_999),
  /** Position in the shop window, from 1. */
  place: wholeNumberOf('Enter a place from 1', 1, 999),
  isNewArrival: flag,
  isBestseller: flag,
  isLimitedEdition: flag,
})
export type ProductFields = v.InferOutput<typeof ProductFields>

/** Records as stored: those of an import or of the initial data may lack what is required today. */
export const Article = v.object({
  ...ContentRecord,
  ...ArticleFields.entries,
  slug: v.string(),
  content: v.string(),
  image: v.string(),
  imageAlt: v.string(),
})
export type Article = v.InferOutput<typeof Article>
export const LeagueTopic = v.object({ ...ContentRecord, ...TopicFields.entries })
export type LeagueTopic = v.InferOutput<typeof LeagueTopic>
export const Club = v.object({
  ...ContentRecord,
  ...ClubFields.entries,
  slug: v.string(),
  shortName: v.string(),
  code: v.string(),
  city: v.string(),
  region: v.string(),
  image: v.string(),
})
export type Club = v.InferOutput<typeof Club>
export const Player = v.object({
  ...ContentRecord,
  ...PlayerFields.entries,
  slug: v.string(),
  nationality: v.string(),
})
export type Player = v.InferOutput<typeof Player>
export const Product = v.object({ ...ContentRecord, ...ProductFields.entries })
export type Product = v.InferOutput<typeof Product>

import * as v from 'valibot'
import { SubsidiarySlug } from '../site/subsidiaries.ts'
import { form } from '../api/form.ts'
import { NEWS_CATEGORIES, NEWS_REGIONS } from '../api/news.ts'
import {
  chosenSlug,
  CONTENT_LIMITS,
  day,
  httpsAddress,
  line,
  markdown,
  optionalLine,
  paragraph,
  picture,
  wholeNumberOf,
} from './content-fields.ts'
import { Changeable, wholeNumber } from './list.ts'

/** What an editor writes of a story. */
export const StoryFields = form({
  title: line('Enter a title'),
  /** Made from the title where it is left empty. */
  slug: chosenSlug(),
  excerpt: paragraph('Enter a summary', CONTENT_LIMITS.summary),
  /** Empty for a story that is told elsewhere. */
  content: v.optional(markdown(), ''),
  category: v.picklist(NEWS_CATEGORIES, 'Choose a category'),
  region: v.picklist(NEWS_REGIONS, 'Choose a region'),
  subsidiary: v.optional(v.nullable(SubsidiarySlug), null),
  imageUrl: picture,
  /** What the picture shows, for who does not see it. */
  imageAlt: line('Say what the picture shows', 300),
  /** Who tells the story in full, and where. */
  source: optionalLine(),
  sourceUrl: httpsAddress,
  date: day('Enter a date'),
  featured: v.optional(v.boolean(), false),
})
export type StoryFields = v.InferOutput<typeof StoryFields>

/** What a person reads of an opening. */
export const OpeningFields = form({
  title: line('Enter a title', 120),
  slug: chosenSlug(),
  department: line('Enter a department', 120),
  location: line('Enter a location', 120),
  /** Such as `Full-time`. */
  type: line('Enter a type', 40),
  description: paragraph('Enter a description'),
  requirements: v.pipe(
    v.array(line('Enter a requirement', 300)),
    v.minLength(1, 'Enter at least one requirement'),
    v.maxLength(CONTENT_LIMITS.list, 'Enter at most 30 requirements'),
  ),
  postedOn: day('Enter a date'),
  /** Last day for an application; empty for none. */
  closesOn: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.isoDate())], 'Enter a date'),
    '',
  ),
})
export type OpeningFields = v.InferOutput<typeof OpeningFields>

/** A person of the management team. */
export const PersonFields = form({
  /** Empty until the group names the person: the page then shows the role alone. */
  name: optionalLine(120),
  role: line('Enter a role', 120),
  text: paragraph('Enter a sentence about the person', CONTENT_LIMITS.summary),
  imageUrl: v.optional(v.union([v.literal(''), picture], 'Choose a picture'), ''),
  imageAlt: optionalLine(300),
  /** Place in the list, from 1. */
  position: wholeNumberOf('Enter a place', 1, 999),
})
export type PersonFields = v.InferOutput<typeof PersonFields>

/** Facts of the group that stand on every page. */
export const CompanyFields = form({
  address: line('Enter an address'),
  phone: line('Enter a phone number', 40),
  email: v.pipe(
    v.string('Enter an e-mail address'),
    v.trim(),
    v.rfcEmail('Enter an e-mail address'),
  ),
  licence: line('Enter a licence number', 60),
  weekdays: line('Enter the hours'),
  weekends: line('Enter the hours'),
  /** Empty: the link leads nowhere yet, as requirement 2.3 has it. */
  facebook: httpsAddress,
  linkedin: httpsAddress,
  x: httpsAddress,
})
export type CompanyFields = v.InferOutput<typeof CompanyFields>

/** What an editor writes of a subsidiary; its slug is its site's address and stays. */
export const SubsidiaryFields = form({
  name: line('Enter a name', 120),
  tagline: line('Enter a tagline'),
  description: paragraph('Enter a description'),
  color: v.pipe(v.string('Enter a colour'), v.hexColor('Enter a colour, such as #1D4ED8')),
  icon: line('Choose an icon', 60),
  heroImage: picture,
  services: v.pipe(
    v.array(line('Enter a service')),
    v.minLength(1, 'Enter at least one service'),
    v.maxLength(CONTENT_LIMITS.list, 'Enter at most 30 services'),
  ),
})
export type SubsidiaryFields = v.InferOutput<typeof SubsidiaryFields>

/**
 * Where a record stands. `draft`: never seen by visitors; `scheduled`: seen from `publishAt` on; `published`;
 * `unpublished`: taken back.
 */
export const CONTENT_STATES = ['draft', 'scheduled', 'published', 'unpublished'] as const
export const ContentState = v.picklist(CONTENT_STATES)
export type ContentState = v.InferOutput<typeof ContentState>

/** Members of every record of content beside its fields. */
export const ContentRecord = {
  ...Changeable,
  state: ContentState,
  /** ISO 8601, UTC; null where nothing is scheduled. */
  publishAt: v.nullable(v.string()),
  /** Revision that visitors read; null for none. A record whose `revision` is higher has changes to publish. */
  publishedRevision: v.nullable(v.number()),
}

/** As it is stored: a row that was added by SQL, or a story of the first day, may lack what is asked for today. */
export const Story = v.object({
  ...ContentRecord,
  ...StoryFields.entries,
  ...v.object({
    slug: v.string(),
    excerpt: v.string(),
    content: v.string(),
    imageUrl: v.string(),
    imageAlt: v.string(),
    source: v.string(),
    sourceUrl: v.string(),
  }).entries,
})
export type Story = v.InferOutput<typeof Story>
export const Opening = v.object({ ...ContentRecord, ...OpeningFields.entries })
export type Opening = v.InferOutput<typeof Opening>
export const Person = v.object({ ...ContentRecord, ...PersonFields.entries })
export type Person = v.InferOutput<typeof Person>
export const Company = v.object({ ...ContentRecord, ...CompanyFields.entries })
export type Company = v.InferOutput<typeof Company>
export const Subsidiary = v.object({
  ...ContentRecord,
  slug: SubsidiarySlug,
  ...SubsidiaryFields.entries,
})
export type Subsidiary = v.InferOutput<typeof Subsidiary>

/**
 * Query of `GET /api/desk/<part>/:id/revisions`, which answers an array, newest first: where it has as many as were
 * asked for, those before its last one are the next page.
 */
export const RevisionsQuery = v.object({
  before: v.optional(wholeNumber(1, 999_999_999)),
  perPage: v.optional(wholeNumber(1, 100), '50'),
})

/** One revision of a record: who wrote it, when, and all its fields. */
export const Revision = v.object({
  revision: v.number(),
  at: v.string(),
  by: v.string(),
  fields: v.record(v.string(), v.unknown()),
})
export type Revision = v.InferOutput<typeof Revision>

/**
 * Answer of `POST /api/desk/<part>/:id/preview` of every kind of content: path of the page that shows the record as it
 * is written now, to who has the path, for an hour.
 */
export const PreviewAddress = v.object({ address: v.string() })
export type PreviewAddress = v.InferOutput<typeof PreviewAddress>

/** Body of `POST /api/desk/<part>/:id/publish`: now, or from a moment on (ISO 8601, UTC). */
export const PublishRequest = v.object({
  at: v.optional(v.pipe(v.string(), v.isoTimestamp('Enter a moment'))),
})
export type PublishRequest = v.InferOutput<typeof PublishRequest>

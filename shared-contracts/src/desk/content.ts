import * as v from 'valibot'
import { SUBSIDIARY_SLUGS, SubsidiarySlug } from '../site/subsidiaries.ts'
import { isOnCalendar } from '../api/calendar-day.ts'
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

/** Fields of a story that editors fill in. */
export const StoryFields = form({
  title: line('Enter a title'),
  /** Derived from the title if empty. */
  slug: chosenSlug(),
  excerpt: paragraph('Enter a summary', CONTENT_LIMITS.summary),
  /** Empty for a story that is published elsewhere. */
  content: v.optional(markdown(), ''),
  category: v.picklist(NEWS_CATEGORIES, 'Choose a category'),
  region: v.picklist(NEWS_REGIONS, 'Choose a region'),
  subsidiary: v.optional(v.nullable(v.picklist(SUBSIDIARY_SLUGS, 'Choose a subsidiary')), null),
  imageUrl: picture,
  /** Alternative text of the picture. */
  imageAlt: line('Say what the picture shows', 300),
  /** Name and address of the publisher of the full story. */
  source: optionalLine(),
  sourceUrl: httpsAddress,
  date: day('Enter a date'),
  featured: v.optional(v.boolean(), false),
})
export type StoryFields = v.InferOutput<typeof StoryFields>

/** Fields of an opening that editors fill in. */
export const OpeningFields = v.pipe(
  form({
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
    /** Last day to apply; empty for no deadline. */
    closesOn: v.optional(v.union([v.literal(''), day('')], 'Enter a date'), ''),
  }),
  v.forward(
    v.partialCheck(
      [['postedOn'], ['closesOn']],
      ({ postedOn, closesOn }) => closesOn === '' || closesOn >= postedOn,
      'Enter a day that is not before the day of posting',
    ),
    ['closesOn'],
  ),
)
export type OpeningFields = v.InferOutput<typeof OpeningFields>

/** A person of the management team. */
export const PersonFields = form({
  /** Empty until the group names the person: until then the page shows only the role. */
  name: optionalLine(120),
  role: line('Enter a role', 120),
  text: paragraph('Enter a sentence about the person', CONTENT_LIMITS.summary),
  imageUrl: v.optional(v.union([v.literal(''), picture], 'Choose a picture'), ''),
  imageAlt: optionalLine(300),
  /** Position in the list, from 1. */
  position: wholeNumberOf('Enter a place', 1, 999),
})
export type PersonFields = v.InferOutput<typeof PersonFields>

/** Facts of the group that every page shows. */
export const CompanyFields = form({
  address: line('Enter an address'),
  phone: line('Enter a phone number', 40),
  email: v.pipe(
    v.string('Enter an e-mail address'),
    v.trim(),
    v.maxLength(254, 'Use at most 254 characters'),
    v.rfcEmail('Enter an e-mail address'),
    // In a link these begin parameters, such as another recipient.
    v.regex(/^[^?&%]+$/, 'Enter an e-mail address without ?, & and %'),
  ),
  licence: line('Enter a licence number', 60),
  weekdays: line('Enter the hours'),
  weekends: line('Enter the hours'),
  /** If empty, the link leads nowhere yet (requirement 2.3). */
  facebook: httpsAddress,
  linkedin: httpsAddress,
  x: httpsAddress,
})
export type CompanyFields = v.InferOutput<typeof CompanyFields>

/** Fields of a subsidiary that editors fill in; its slug is the address of its site and never changes. */
export const SubsidiaryFields = form({
  name: line('Enter a name', 120),
  tagline: line('Enter a tagline'),
  description: paragraph('Enter a description'),
  /** Opaque: pages derive readable colours from it, and use their own for anything else. */
  color: v.pipe(
    v.string('Enter a colour'),
    v.regex(/^#(?:[\dA-Fa-f]{3}|[\dA-Fa-f]{6})$/, 'Enter a colour, such as #1D4ED8'),
  ),
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
 * State of a record. `draft`: never published; `scheduled`: visible from `publishAt` on; `published`;
 * `unpublished`: withdrawn.
 */
export const CONTENT_STATES = ['draft', 'scheduled', 'published', 'unpublished'] as const
export const ContentState = v.picklist(CONTENT_STATES)
export type ContentState = v.InferOutput<typeof ContentState>

/** Members of every content record besides its fields. */
export const ContentRecord = {
  ...Changeable,
  state: ContentState,
  /** ISO 8601, UTC; null if nothing is scheduled. */
  publishAt: v.nullable(v.string()),
  /** Revision that is scheduled; null for none. A higher `revision` is not published with it. */
  publishRevision: v.optional(v.nullable(v.number())),
  /** Revision that visitors see; null for none. A record with a higher `revision` has changes to publish. */
  publishedRevision: v.nullable(v.number()),
}

/** Members by which the API orders the lists of content; a list has those of them that its records have. */
export const CONTENT_SORTS = [
  'id',
  'title',
  'name',
  'date',
  'postedOn',
  'position',
  'place',
  'posts',
  'state',
  'updatedAt',
  'updatedBy',
  'publishAt',
] as const
export type ContentSort = (typeof CONTENT_SORTS)[number]

/** A story as stored: a row added by SQL, or an early one, may lack members that are required today. */
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
 * Query of `GET /api/desk/<part>/:id/revisions`, which answers an array, newest first. If it has `perPage`
 * entries, ask for the next page with `before` set to the last one.
 */
export const RevisionsQuery = v.object({
  before: v.optional(wholeNumber(1, 999_999_999)),
  perPage: v.optional(wholeNumber(1, 100), '50'),
})

/** One revision of a record: its author, its time, and all fields. */
export const Revision = v.object({
  revision: v.number(),
  at: v.string(),
  by: v.string(),
  fields: v.record(v.string(), v.unknown()),
})
export type Revision = v.InferOutput<typeof Revision>

/**
 * Response of `POST /api/desk/<part>/:id/preview` of every kind of content: path of a page that shows the
 * current draft to anyone who has the path, for an hour.
 */
export const PreviewAddress = v.object({ address: v.string() })
export type PreviewAddress = v.InferOutput<typeof PreviewAddress>

/** Body of `POST /api/desk/<part>/:id/publish`: publishes now, or at a given time (ISO 8601, UTC). */
export const PublishRequest = v.object({
  at: v.optional(
    v.pipe(
      v.string(),
      v.isoTimestamp('Enter a moment'),
      v.check((at) => isOnCalendar(at.slice(0, 10)), 'No calendar has this date'),
    ),
  ),
})
export type PublishRequest = v.InferOutput<typeof PublishRequest>

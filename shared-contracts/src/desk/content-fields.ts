import { formatWhole } from '../format/whole.ts'
import * as v from 'valibot'
import { isOnCalendar } from '../api/calendar-day.ts'
import { HEX_COLOR, PICTURE_PATH, SLUG } from '../api/patterns.ts'
import { severalLines } from '../api/plain-text.ts'
import { singleLine } from '../api/single-line.ts'

/** Upper limits of fields, in characters (`list`: in entries), so that they fit the layout and records stay small. */
export const CONTENT_LIMITS = {
  line: 200,
  summary: 600,
  paragraph: 4_000,
  /** Text of a story, as Markdown. */
  text: 100_000,
  address: 500,
  list: 30,
} as const

/** A required line. @param required message if it is missing. */
export const line = (required: string, max: number = CONTENT_LIMITS.line) =>
  v.pipe(
    v.string(required),
    singleLine(),
    v.minLength(1, required),
    v.maxLength(max, `Use at most ${max} characters`),
  )
/** A line that may be empty. */
export const optionalLine = (max: number = CONTENT_LIMITS.line) =>
  v.optional(
    v.pipe(v.string(), singleLine(), v.maxLength(max, `Use at most ${max} characters`)),
    '',
  )
export const paragraph = (required: string, max: number = CONTENT_LIMITS.paragraph) =>
  v.pipe(
    v.string(required),
    severalLines(),
    v.trim(),
    v.minLength(1, required),
    v.maxLength(max, `Use at most ${formatWhole(max)} characters`),
  )
const NO_ADDRESS = 'Enter a whole address that begins with https://'
export const httpsAddress = v.optional(
  v.union(
    [
      v.literal(''),
      v.pipe(
        v.string(),
        v.trim(),
        v.url(NO_ADDRESS),
        v.regex(/^https:\/\//, NO_ADDRESS),
        v.maxLength(CONTENT_LIMITS.address, `Use at most ${CONTENT_LIMITS.address} characters`),
      ),
    ],
    NO_ADDRESS,
  ),
  '',
)
/** A path under `/media/` without width and file type. */
export const picture = v.pipe(
  v.string('Choose a picture'),
  v.regex(PICTURE_PATH, 'Choose a picture'),
  v.maxLength(CONTENT_LIMITS.address, 'Choose a picture'),
)
const NO_DAY = 'Enter a date, such as 2026-03-01'
/** A required day of these two centuries: any other year was mistyped. @param required message if it is missing. */
export const day = (required: string) =>
  v.pipe(
    v.string(required),
    v.isoDate(NO_DAY),
    v.check(isOnCalendar, 'No calendar has this date'),
    v.regex(/^(?:19|20)/, 'Enter a year from 1900 to 2099'),
  )

/** Part of an address. @param required message if it is missing. */
export const slug = (required: string, max: number) =>
  v.pipe(
    v.string(required),
    v.minLength(1, required),
    v.maxLength(max, `Use at most ${max} characters`),
    v.regex(SLUG, 'Use small letters, digits and hyphens'),
  )

/** Slug chosen by a person; empty to derive it from the title. */
export const chosenSlug = (max = 120) =>
  v.optional(v.union([v.literal(''), slug('', max)], 'Use small letters, digits and hyphens'), '')

/** Markdown: headings, lists, links, quotations, pictures, tables. */
export const markdown = (required = '') =>
  v.pipe(
    v.string(required),
    severalLines(),
    v.maxLength(CONTENT_LIMITS.text, 'Use at most 100,000 characters'),
  )

/** A list of single-line entries. */
export const lines = (required: string, max: number = CONTENT_LIMITS.line) =>
  v.pipe(
    v.array(line(required, max)),
    v.maxLength(CONTENT_LIMITS.list, `Enter at most ${CONTENT_LIMITS.list}`),
  )

/** `#C8102E`, in capitals. */
export const hexColor = v.pipe(
  v.string('Enter a colour'),
  v.trim(),
  v.toUpperCase(),
  v.regex(HEX_COLOR, 'Enter a colour, such as #1D4ED8'),
)

export const wholeNumberOf = (required: string, min: number, max: number) =>
  v.pipe(
    v.number(required),
    v.integer(required),
    v.minValue(min, required),
    v.maxValue(max, required),
  )

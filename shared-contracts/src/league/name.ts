import * as v from 'valibot'
import { isOnCalendar } from '../api/calendar-day.ts'
import { SLUG } from '../api/patterns.ts'

/** Lowercase words and digits, joined by hyphens; used in addresses, never in a sentence. */
export const Slug = v.pipe(v.string(), v.maxLength(120), v.regex(SLUG))
export type Slug = v.InferOutput<typeof Slug>

/** Anything with an address, by its slug and the name that pages show. */
export const Named = v.object({ slug: v.string(), name: v.string() })
export type Named = v.InferOutput<typeof Named>

/** A number of things: goals, matches, spectators. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A day in the league's time zone: `2025-01-26`. */
export const Day = v.pipe(v.string(), v.isoDate())

/** A day that somebody asks for, which has to exist. */
export const AskedDay = v.pipe(Day, v.check(isOnCalendar, 'No calendar has this date'))

/** A moment in UTC: `2025-01-26T15:00:00.000Z`. */
export const Moment = v.pipe(v.string(), v.isoTimestamp())

/** Home or away, as in the fixture. */
export const SIDES = ['home', 'away'] as const
export const Side = v.picklist(SIDES)
export type Side = v.InferOutput<typeof Side>

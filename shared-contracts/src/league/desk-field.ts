import { formatWhole } from '../format/whole.ts'
import * as v from 'valibot'
import { singleLine } from '../api/single-line.ts'

/**
 * A required line.
 *
 * @param required message if it is missing.
 */
export const line = (required: string, max: number) =>
  v.pipe(
    v.string(required),
    singleLine(),
    v.minLength(1, required),
    v.maxLength(max, `Use at most ${max} characters`),
  )

/** A line that may be empty. */
export const optionalLine = (max: number) =>
  v.optional(
    v.pipe(v.string(), singleLine(), v.maxLength(max, `Use at most ${max} characters`)),
    '',
  )

export const day = v.pipe(
  v.string('Enter a date, such as 2026-03-01'),
  v.isoDate('Enter a date, such as 2026-03-01'),
  v.check(isOfCalendar, 'No calendar has this date'),
)

/** Null where it is not fixed. */
export const optionalDay = v.optional(v.nullable(day), null)

/** Wall-clock time in the season's time zone. */
export const time = v.pipe(
  v.string('Enter a time, such as 15:00'),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 15:00'),
)

/** Null if it is not fixed. */
export const optionalTime = v.optional(v.nullable(time), null)

/** @param words what to enter: `a number of spectators`. */
export const count = (words: string, max: number, min = 0) => {
  const message = `Enter ${words} from ${min} to ${formatWhole(max)}`
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  )
}

/** Reason for a change, as visitors read it. */
export const reason = line('Say why', 300)
export const optionalReason = optionalLine(300)

/** Whether the day exists: `2026-02-30` looks like a day, but is none. */
function isOfCalendar(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

import { formatWhole } from '../format/whole.ts'
import * as v from 'valibot'
import { day as dayField, line, optionalLine } from '../desk/content-fields.ts'

export const day = dayField('Enter a date, such as 2026-03-01')

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

import * as v from 'valibot'

/**
 * A plausible price; anything else is a mistake of the source. Within these bounds, percentages and values in another
 * currency stay finite.
 */
export const Price = v.pipe(
  v.number('must be a number'),
  v.gtValue(0, 'must be above 0'),
  v.minValue(1e-6, 'must be 0.000001 or above'),
  v.maxValue(1e9, 'must be a billion at most'),
)

/** Traded units. */
export const Volume = v.pipe(
  v.number('must be a number'),
  v.minValue(0, 'must be a number, 0 or above'),
  v.maxValue(1e12, 'must be a trillion at most'),
)

/** A name, a symbol or a unit, within the length that the database can store. */
export const Label = v.pipe(
  v.string(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(80, 'must have 80 characters at most'),
)

/** An ISO 8601 date or date and time, converted to a time in UTC. */
export const Moment = v.pipe(
  v.string('must be a day like 2025-11-20'),
  v.trim(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/,
    'must be a day like 2025-11-20, or a moment like 2025-11-20T14:30:00Z',
  ),
  v.check(isOnCalendar, 'must be a day that there is'),
  v.transform((text) => new Date(text).toISOString()),
)

/** Maximum number of readings in a response. No list of a market has more. */
export const MAX_READINGS = 1_000

/** Readings that can be shown and stored. A response with anything else is refused as a whole, for every format. */
export const Readings = v.pipe(
  v.array(
    v.object({
      name: Label,
      symbol: v.optional(Label),
      price: Price,
      unit: v.optional(Label),
      volume: Volume,
      asOf: v.pipe(v.string(), v.isoTimestamp(), v.minValue('1970')),
    }),
  ),
  v.minLength(1),
  v.maxLength(MAX_READINGS),
)

/** One price at one moment, as a source reports it. */
export interface Reading {
  readonly name: string
  readonly symbol?: string | undefined
  readonly price: number
  readonly unit?: string | undefined
  /** Traded units; 0 if the source reports none. */
  readonly volume: number
  readonly asOf: string
}

/** Whether a day exists. `Date` alone would turn 30 February into a day of March. */
function isOnCalendar(text: string): boolean {
  const day = text.slice(0, 10)
  const midnight = new Date(`${day}T00:00:00Z`)
  return (
    !Number.isNaN(Date.parse(text)) &&
    !Number.isNaN(midnight.getTime()) &&
    midnight.toISOString().startsWith(day)
  )
}

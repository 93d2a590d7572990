import * as v from 'valibot'

/** A possible price; anything else is a mistake of the source. */
export const Price = v.pipe(
  v.number('must be a number'),
  v.finite('must be a number'),
  v.gtValue(0, 'must be above 0'),
)

/** An ISO 8601 date or date and time, turned into a time in UTC. */
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

/** What a source said of one price at one moment. */
export interface Reading {
  readonly name: string
  readonly symbol?: string | undefined
  readonly price: number
  readonly unit?: string | undefined
  /** Traded units; 0 where the source tells none. */
  readonly volume: number
  readonly asOf: string
}

/** `Date` takes the 30th of February for the 2nd of March. */
function isOnCalendar(text: string): boolean {
  const day = text.slice(0, 10)
  const midnight = new Date(`${day}T00:00:00Z`)
  return (
    !Number.isNaN(Date.parse(text)) &&
    !Number.isNaN(midnight.getTime()) &&
    midnight.toISOString().startsWith(day)
  )
}

import type { Season } from '../seasons/season.entity.ts'
import type { Days } from './days-around.ts'

const DAY_MS = 86_400_000

/** Whole weeks of a year, so that days of the week stay. */
const YEAR_MS = 52 * 7 * DAY_MS

/**
 * Returns the days of a season whose matches have none yet: those of another one, as many years later or earlier as
 * their slugs say. A season is current as soon as it begins, so a later one begins only after the other has ended.
 *
 * @param slug of the new season: `2026-27`.
 */
export function plannedDays(
  slug: string,
  other: Pick<Season, 'slug' | 'startsOn' | 'endsOn'>,
): Days<string> {
  const years = yearOf(slug) - yearOf(other.slug) || 1
  const startsOn = later(other.startsOn, years * YEAR_MS)
  const endsOn = later(other.endsOn, years * YEAR_MS)
  const next = later(other.endsOn, DAY_MS)
  return { startsOn: years > 0 && startsOn < next ? next : startsOn, endsOn }
}

/** Returns the year in which a season begins; NaN if its slug does not say it. */
const yearOf = (slug: string) => Number(/^\d{4}/.exec(slug)?.[0])

const later = (day: string, ms: number) => new Date(Date.parse(day) + ms).toISOString().slice(0, 10)

import { joined, type Word } from './words.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** The day in a line: `Sat Aug/19`, `[Sat Aug/19 2000]`, `Sat Aug 19`, `19 August 2000`, `2000-08-19`. */
export interface WrittenDay {
  /** 0 is Sunday. */
  readonly weekday: number | undefined
  readonly year: number | undefined
  /** 1 is January. */
  readonly month: number
  readonly day: number
}

export function readDay(words: readonly Word[]): WrittenDay | undefined {
  const text = joined(words).replace(/^\[/, '').replace(/\]$/, '')
  const parts = text.split(/[ ,/]/).filter((part) => part !== '')
  const weekday = indexIn(WEEKDAYS, parts[0])
  if (weekday !== undefined) parts.shift()
  const [first = '', second = '', year] = parts
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(first)
  if (iso && parts.length === 1)
    return { weekday, year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
  const [month, day] =
    indexIn(MONTHS, first) === undefined
      ? [indexIn(MONTHS, second), first]
      : [indexIn(MONTHS, first), second]
  if (month === undefined || !/^\d{1,2}$/.test(day) || parts.length > 3) return undefined
  if (year !== undefined && !/^\d{4}$/.test(year)) return undefined
  return {
    weekday,
    year: year === undefined ? undefined : Number(year),
    month: month + 1,
    day: Number(day),
  }
}

/** Finds a name, which may be shortened to three letters or more. */
function indexIn(names: readonly string[], word = ''): number | undefined {
  const at = /^[A-Za-z]{3,9}\.?$/.test(word) ? names.indexOf(word.slice(0, 3).toLowerCase()) : -1
  return at === -1 ? undefined : at
}

/**
 * Returns the day, `YYYY-MM-DD`, in the years of a season. A missing year follows from the weekday; without a weekday,
 * it is the first such day on or after the season's first day. Returns a message if there is no such day.
 */
export function dayIn(years: readonly number[], first: string | null, written: WrittenDay) {
  const candidates = (written.year === undefined ? years : [written.year])
    .map((year) => isoOf(year, written))
    .filter((day) => day !== undefined)
  if (candidates.length === 0)
    return {
      message:
        years.length === 0 && written.year === undefined
          ? 'expected a year'
          : 'expected a day that the calendar has',
    }
  if (written.weekday !== undefined) {
    const day = candidates.find((each) => new Date(each).getUTCDay() === written.weekday)
    return day === undefined
      ? { message: `expected the weekday of ${candidates.join(' or ')}` }
      : { day }
  }
  return { day: candidates.find((each) => first === null || each >= first) ?? candidates[0] ?? '' }
}

function isoOf(year: number, { month, day }: WrittenDay): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

/** Writes a day as `Sat Aug/19 2000`. */
export function writeDay(day: string): string {
  const date = new Date(day)
  const capital = (text = '') => text.charAt(0).toUpperCase() + text.slice(1)
  const weekday = capital(WEEKDAYS[date.getUTCDay()])
  return `${weekday} ${capital(MONTHS[date.getUTCMonth()])}/${date.getUTCDate()} ${date.getUTCFullYear()}`
}

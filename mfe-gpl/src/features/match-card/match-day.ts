const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const shortDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const longDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

const at = (date: string) => new Date(`${date}T00:00:00Z`)

/** A date of the fixture list in words: `Sunday, 26 January 2025`. Ghana keeps UTC. */
export function formatMatchDay(date: string): string {
  return day.format(at(date))
}

/** The first and the last of some days in the order of time: `Jan 26-29, 2025`, `Jan 30 - Feb 2, 2025`. */
export function formatDays(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return 'Dates not fixed yet'
  const year = last.slice(0, 4)
  if (first === last) return `${shortDay.format(at(first))}, ${year}`
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${shortDay.format(at(first))}-${Number(last.slice(8))}, ${year}`
    : `${shortDay.format(at(first))} - ${shortDay.format(at(last))}, ${year}`
}

/** The same for a sentence: `from January 26 to 29, 2025`, `on January 26, 2025`. */
export function formatDaysInWords(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return 'on days that are not fixed yet'
  const year = last.slice(0, 4)
  if (first === last) return `on ${longDay.format(at(first))}, ${year}`
  const end =
    first.slice(0, 7) === last.slice(0, 7)
      ? String(Number(last.slice(8)))
      : longDay.format(at(last))
  return `from ${longDay.format(at(first))} to ${end}, ${year}`
}

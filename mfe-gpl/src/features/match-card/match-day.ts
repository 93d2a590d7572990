const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A date of the fixture list in words: `Sunday, 26 January 2025`. Ghana keeps UTC. */
export function formatMatchDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`))
}

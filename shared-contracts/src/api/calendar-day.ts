/** Whether a day, `YYYY-MM-DD`, exists. `Date` alone would turn 30 February into a day of March, or into none. */
export function isOnCalendar(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}

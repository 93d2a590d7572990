const MINUTES = 60_000

/**
 * Formats a time span: `In 2 days 3 hours`, `In 1 hour 20 minutes`, `In 12 minutes`, `Any moment now`.
 *
 * @param left milliseconds.
 */
export function timeUntil(left: number): string {
  const minutes = Math.ceil(left / MINUTES)
  if (minutes <= 0) return 'Any moment now'
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (days > 0) return `In ${counted(days, 'day')}${rest(hours % 24, 'hour')}`
  if (hours > 0) return `In ${counted(hours, 'hour')}${rest(minutes % 60, 'minute')}`
  return `In ${counted(minutes, 'minute')}`
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
const rest = (count: number, unit: string) => (count === 0 ? '' : ` ${counted(count, unit)}`)

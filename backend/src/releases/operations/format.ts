const NUMBER = new Intl.NumberFormat('en-GB')
const PERCENT = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 2 })
const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** Formats numbers and times for the pages. */
export const format = {
  number: (value: number) => NUMBER.format(value),
  /** @param of the total; 0 gives a dash, because the share is undefined. */
  share: (part: number, of: number) => (of === 0 ? '–' : PERCENT.format(part / of)),
  duration: (ms: number | null) => (ms === null ? '–' : `${NUMBER.format(Math.round(ms))} ms`),
  megabytes: (bytes: number) => `${NUMBER.format(Math.round(bytes / 100_000) / 10)} MB`,
  shift: (value: number | null) => (value === null ? '–' : value.toFixed(3)),
  /** Formats an elapsed time in its largest whole unit. */
  age: (ms: number) => {
    const minutes = Math.floor(ms / 60_000)
    if (minutes < 60) return `${minutes} min`
    const hours = Math.floor(minutes / 60)
    return hours < 48 ? `${hours} h` : `${NUMBER.format(Math.floor(hours / 24))} days`
  },
  /** @param at ISO 8601. */
  ago: (at: string, now: Date) => {
    const ms = Math.max(0, now.getTime() - Date.parse(at))
    return ms < 60_000 ? `${Math.floor(ms / 1_000)} s ago` : `${format.age(ms)} ago`
  },
  /** @param at ISO 8601, or a date. */
  time: (at: string | Date) => `${TIME.format(new Date(at))} UTC`,
}

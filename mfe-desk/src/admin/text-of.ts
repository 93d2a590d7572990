import { formatLocalDay, formatLocalMoment } from 'shared-contracts/format/dates'
/** Formats a value of a record: a list as lines, and a missing value as an empty text. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Formats a moment in the person's time zone; empty if there is none. */
export const momentOf = (value: unknown): string => (value ? formatLocalMoment(textOf(value)) : '')

/** Formats the day of a moment in the person's time zone; empty if there is none. */
export const dayOf = (value: unknown): string => (value ? formatLocalDay(textOf(value)) : '')

/** Formats an API value for people: `league-editor` becomes `League editor`. */
export function formatChoice(value: unknown): string {
  const words = textOf(value).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A number and what it counts: `1 match`, `2 matches`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

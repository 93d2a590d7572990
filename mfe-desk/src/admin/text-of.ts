import { formatLocalDay, formatLocalMoment } from 'shared-contracts/format/dates'
/** A value of a record as a person reads it: a list by its lines, and nothing where there is none. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A moment as the person at the desk counts time; nothing where there is none. */
export const momentOf = (value: unknown): string => (value ? formatLocalMoment(textOf(value)) : '')

/** The day of a moment. */
export const dayOf = (value: unknown): string => (value ? formatLocalDay(textOf(value)) : '')

/** A choice of the API as a person reads it: `league-editor` is `League editor`. */
export function inWords(value: unknown): string {
  const words = textOf(value).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

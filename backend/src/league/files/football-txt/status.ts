import type { FixtureStatus } from 'shared-contracts/league/fixture'
import { isFixtureStatus } from '../../standings/season.ts'

/** Marks as they are written in place of a score, or in square brackets. */
const MARKS: Readonly<Record<string, FixtureStatus>> = {
  'p.p.': 'postponed',
  'abd.': 'abandoned',
  'awd.': 'awarded',
  'canc.': 'cancelled',
  canceled: 'cancelled',
  annulled: 'cancelled',
}

/** Returns the status of a mark outside of brackets. */
export const markOf = (text: string): FixtureStatus | undefined =>
  text.endsWith('.') ? MARKS[text.toLowerCase()] : undefined

/** Reads `[postponed]`, `[awarded; the reason]` and `[a note]`, without the brackets. */
export function readBrackets(text: string): { status: FixtureStatus | null; note: string | null } {
  const [first = '', ...rest] = text.split(/; ?/)
  const word = first.toLowerCase()
  const status = isFixtureStatus(word) ? word : (MARKS[word] ?? null)
  const note = status ? rest.join('; ') : text
  return { status, note: note === '' ? null : note }
}

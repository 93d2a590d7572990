import { CONTENT_STATES } from 'shared-contracts/desk/content'
import type { ListFilter } from '../list/FilterChoice.tsx'
import { inWords, textOf } from '../text-of.ts'

/** What the parts of the content are told with. */

/** Choices in words. */
export const choicesOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: inWords(value) }))

export const STATE_FILTER: ListFilter = {
  name: 'state',
  label: 'State',
  choices: choicesOf(CONTENT_STATES),
}

export const today = () => new Date().toISOString().slice(0, 10)
/** Members that are one of a few choices. */
const CHOICES = new Set(['category', 'region'])
/** The API orders lists by these alone. */
const ORDERED = new Set(['date', 'postedOn', 'position', 'place', 'posts', 'updatedBy'])
/** A column of a list. */
export const column = (source: string, label: string) => ({
  source,
  label,
  isFixed: !ORDERED.has(source),
  text: (record: Readonly<Record<string, unknown>>) =>
    CHOICES.has(source) ? inWords(record[source]) : textOf(record[source]),
})
export const ADDRESS_HINT = 'Made from the title where it is left empty'

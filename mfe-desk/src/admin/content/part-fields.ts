import { CONTENT_STATES } from 'shared-contracts/desk/content'
import { formatGhs } from 'shared-contracts/format'
import { formatShortDate } from 'shared-contracts/format/dates'
import type { ListFilter } from '../list/FilterChoice.tsx'
import { formatChoice, textOf } from '../text-of.ts'

/** Helpers for the definitions of content parts. */

/** Returns choices with readable labels. */
export const choicesOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: formatChoice(value) }))

export const STATE_FILTER: ListFilter = {
  name: 'state',
  label: 'State',
  choices: choicesOf(CONTENT_STATES),
}

export const today = () => new Date().toISOString().slice(0, 10)

/** Formats of fields that are not plain text: choices, days and prices. */
const FIELD_FORMATS: Readonly<Record<string, (value: string) => string>> = {
  category: formatChoice,
  region: formatChoice,
  date: formatShortDate,
  birthDate: formatShortDate,
  closesOn: formatShortDate,
  price: (price) => formatGhs(Number(price)),
}

/** A column of a list. */
export const column = (source: string, label: string) => ({
  source,
  label,
  text: (record: Readonly<Record<string, unknown>>) => {
    const text = textOf(record[source])
    return text === '' ? '' : (FIELD_FORMATS[source]?.(text) ?? text)
  },
})

export const ADDRESS_HINT = 'Made from the title where it is left empty'

import { onFirstUse } from 'shared-contracts/format/on-first-use'

const WORDS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
]

/** Spells out a small number: `eight`, but `13`. */
export const numberWord = (count: number): string => WORDS[count] ?? String(count)

/** The same at the beginning of a sentence. */
export const capitalNumberWord = (count: number): string => capitalized(numberWord(count))

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Spells out a place in the table: `first`, `second`, but `13th`. */
export function ordinalWord(place: number): string {
  return ORDINALS[place - 1] ?? ordinal(place)
}

const ORDINALS = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  ...['seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'],
]

const rules = onFirstUse(() => new Intl.PluralRules('en', { type: 'ordinal' }))
const SUFFIXES: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
}

/** Formats an ordinal: `1st`, `2nd`, `3rd`, `11th`. */
export const ordinal = (place: number): string =>
  `${place}${SUFFIXES[rules().select(place)] ?? 'th'}`

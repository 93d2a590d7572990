import { onFirstUse } from 'shared-contracts/format/on-first-use'

const WORDS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
]

/** A small number as a text writes it: `eight`, but `13`. */
export const numberWord = (count: number): string => WORDS[count] ?? String(count)

/** The same at the beginning of a sentence. */
export const capitalNumberWord = (count: number): string => capitalized(numberWord(count))

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `first`, `second`, but `13th`: of a place in the table. */
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

/** `1st`, `2nd`, `3rd`, `11th`. */
export const ordinal = (place: number): string =>
  `${place}${SUFFIXES[rules().select(place)] ?? 'th'}`

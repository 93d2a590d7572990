import { nameFault, scorerFault, textFault } from '../files/file-text.ts'
import type { FieldFault } from './field-fault.ts'

const CHECKS = { ground: textFault, note: textFault, name: nameFault }
const WORDS = { ground: 'the ground', note: 'the note', name: 'a name' }

/**
 * What is wrong with words that stand in files as well: one that no format can hold would make an export another season.
 *
 * @param path of the field, whose last part says what it is.
 */
export function wordFaults(
  kind: keyof typeof CHECKS,
  text: string,
  path: FieldFault['path'] = [kind],
): FieldFault[] {
  return faultAt(path, CHECKS[kind](WORDS[kind], text))
}

/** The same of a scorer who stands in no squad. */
export const scorerFaults = (name: string, path: FieldFault['path']): FieldFault[] =>
  faultAt(path, scorerFault(name))

function faultAt(path: FieldFault['path'], message: string | undefined): FieldFault[] {
  if (message === undefined) return []
  return [{ path, message: message.replace(/^e/, 'E') }]
}

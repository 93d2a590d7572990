import { groundFault, nameFault, roundFault, scorerFault, textFault } from '../files/file-text.ts'
import type { FieldFault } from './field-fault.ts'

const CHECKS = { ground: groundFault, note: textFault, name: nameFault, round: roundFault }
const WORDS = { ground: 'the ground', note: 'the note', name: 'a name', round: 'a name' }

/**
 * Returns the faults of a text that is exported to files. A text that no format can hold would change the season.
 *
 * @param path of the field; by default its kind.
 */
export function wordFaults(
  kind: keyof typeof CHECKS,
  text: string,
  path: FieldFault['path'] = [kind],
): FieldFault[] {
  return faultAt(path, CHECKS[kind](WORDS[kind], text))
}

/** Returns the faults of a scorer's name that is in no squad. */
export const scorerFaults = (name: string, path: FieldFault['path']): FieldFault[] =>
  faultAt(path, scorerFault(name))

function faultAt(path: FieldFault['path'], message: string | undefined): FieldFault[] {
  if (message === undefined) return []
  return [{ path, message: message.replace(/^e/, 'E') }]
}

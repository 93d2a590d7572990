import { MOST_FILE_BYTES } from 'shared-contracts/league/desk-import'

/** Maximum length of a season's file, the same as for files from the desk. */
export const MOST_BYTES = MOST_FILE_BYTES

const MOST_NAME = 100
const MOST_TEXT = 500

/** Maximum length of a ground's name, as the database and the desk's forms have it. */
const MOST_GROUND = 120

/** Control characters, line separators, and invisible characters, including those that change the text direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Words that separate lines, and parts of a line, in Football.TXT. */
const SIGNS = new RegExp(
  [
    '^(?:vs?|[-–]|=+|[▪»|]|::)$',
    '^(?:p\\.p|abd|awd|canc)\\.$',
    '^\\d{1,2}[-.:]\\d{1,2},?$',
    '^(?:[@#[]|<!--)',
    '[\\];]$',
  ].join('|'),
  'i',
)

/** Returns what is wrong with the name of a club, or of anything else. Every format can hold a name without faults. */
export function nameFault(what: string, name: string): string | undefined {
  if (name === '') return `expected ${what}`
  if (name.length > MOST_NAME) return `expected ${what} in at most ${MOST_NAME} characters`
  const unseen = unseenFault(what, name)
  if (unseen) return unseen
  if (name.startsWith('(')) return `expected ${what} without a bracket before it`
  if (/^[-–−]\d+$/.test(name)) return `expected ${what}, found the number ${name}`
  const sign = name.split(' ').find((word) => word === '' || SIGNS.test(word))
  return sign === undefined
    ? undefined
    : `expected ${what} in words that one space parts, without “${sign}”`
}

/**
 * Returns what is wrong with the name of a round and its stage. A dash between two words is a part of it, as in
 * `Playoffs - Championship`: in Football.TXT, no clubs stand in its line.
 */
export const roundFault = (what: string, name: string): string | undefined =>
  nameFault(what, name.replace(/(?<=\S )[-–](?= \S)/g, '&'))

/** Returns what is wrong with a scorer's name: in a list of scorers, digits are minutes. */
export const scorerFault = (name: string): string | undefined =>
  /[\d();,]/.test(name)
    ? 'expected the name of a scorer without digits and brackets'
    : nameFault('a scorer', name)

/** Returns what is wrong with the name of a player, as people write it. */
export function personNameFault(name: string): string | undefined {
  if (name.length > MOST_NAME) return `expected a name in at most ${MOST_NAME} characters`
  if (/[\d()<>[\]@#]/.test(name)) return 'expected a name without digits and brackets'
  return unseenFault('a name', name)
}

/** Returns what is wrong with the name of a ground. */
export const groundFault = (what: string, name: string): string | undefined =>
  textFault(what, name, MOST_GROUND)

/** @param most maximum length, in characters. */
export function textFault(what: string, text: string, most = MOST_TEXT): string | undefined {
  if (text.length > most) return `expected ${what} in at most ${most} characters`
  if (/[[\]@#]/.test(text)) return `expected ${what} without [, ], @ and #`
  if (text !== text.trim() || text.includes('  '))
    return `expected ${what} in words that one space parts`
  return unseenFault(what, text)
}

function unseenFault(what: string, text: string): string | undefined {
  const [unseen] = UNSEEN.exec(text) ?? []
  if (unseen === undefined) return undefined
  const code = (unseen.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `expected ${what} without characters that nobody sees, such as U+${code}`
}

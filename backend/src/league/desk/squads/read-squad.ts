import type { PlayerPosition } from 'shared-contracts/league/player'
import { dateFault, isInFuture } from '../../files/day-and-time.ts'
import { Faults, type Fault } from '../../files/faults.ts'
import { personNameFault } from '../../files/file-text.ts'

/** A player of a list. */
export interface ListedPlayer {
  /** From 1. */
  readonly line: number
  readonly shirtNumber: number | null
  readonly name: string
  /** Null where the list has none. */
  readonly position: PlayerPosition | null
  readonly birthDate: string | null
}

/** Maximum number of players in a list: no league registers more. */
const MOST_PLAYERS = 80
const MOST_NUMBER = 99

const POSITIONS: Readonly<Record<string, PlayerPosition>> = {
  ...{ gk: 'Goalkeeper', g: 'Goalkeeper', goalkeeper: 'Goalkeeper', keeper: 'Goalkeeper' },
  ...{ df: 'Defender', d: 'Defender', def: 'Defender', defender: 'Defender', back: 'Defender' },
  ...{ mf: 'Midfielder', m: 'Midfielder', mid: 'Midfielder', midfielder: 'Midfielder' },
  ...{ fw: 'Forward', f: 'Forward', fwd: 'Forward', forward: 'Forward', striker: 'Forward' },
  st: 'Forward',
}

/** Meaning of a part of a line, whatever its place. */
type Part =
  | { readonly number: number }
  | { readonly position: PlayerPosition }
  | { readonly day: string }
  | { readonly name: string }

/**
 * Reads a list of players, one per line. A line has its parts in any order, separated by tabs, semicolons, commas or
 * several spaces.
 *
 * @returns the players, or the first fault of each line.
 */
export function readSquad(text: string): {
  readonly players: readonly ListedPlayer[]
  readonly faults: readonly Fault[]
} {
  const faults = new Faults()
  const players: ListedPlayer[] = []
  // Some programs write an accent as a letter of its own, and a file’s scorer would be another player.
  for (const [index, line] of text
    .normalize('NFC')
    .split(/\r\n?|\n/)
    .entries()) {
    if (line.trim() === '') continue
    const read = readLine(line, index + 1)
    if ('message' in read) faults.add(read)
    else if (players.length === MOST_PLAYERS) {
      faults.add({
        line: index + 1,
        column: 1,
        message: `expected at most ${MOST_PLAYERS} players`,
      })
    } else players.push(read)
  }
  return { players, faults: faults.list() }
}

function readLine(text: string, line: number): ListedPlayer | Fault {
  let [shirtNumber, name, position, birthDate] = [null, null, null, null] as [
    number | null,
    string | null,
    PlayerPosition | null,
    string | null,
  ]
  const fault = (column: number, message: string) => ({ line, column, message })
  for (const { part, column } of partsOf(text)) {
    const read = readPart(part)
    if (typeof read === 'string') return fault(column, read)
    if ('number' in read && shirtNumber === null) shirtNumber = read.number
    else if ('position' in read && position === null) ({ position } = read)
    else if ('day' in read && birthDate === null) birthDate = read.day
    else if ('name' in read && name === null) ({ name } = read)
    else return fault(column, `expected one of each, found “${part.slice(0, 40)}” besides`)
  }
  if (name === null) return fault(1, 'expected a name')
  return { line, shirtNumber, name, position, birthDate }
}

/**
 * Splits a line. Without other separators, several spaces separate parts, and so does one space after a leading number.
 */
function partsOf(text: string): { readonly part: string; readonly column: number }[] {
  const pieces = /[\t;,]/.test(text)
    ? text.split(/([\t;,])/)
    : text.replace(/^(\s{0,9}#?\d{1,3}\.?) /, '$1\t').split(/(\t| {2})/)
  let column = 1
  return pieces.flatMap((piece) => {
    const start = column + piece.length - piece.trimStart().length
    column += piece.length
    const part = piece.trim()
    return part === '' || /^[;,]$/.test(part) ? [] : [{ part, column: start }]
  })
}

/** @returns the part, or a text that says what is wrong with it. */
function readPart(part: string): Part | string {
  if (/^#?\d{1,3}\.?$/.test(part)) {
    const number = Number(part.replace(/\D/g, ''))
    const isNumber = number >= 1 && number <= MOST_NUMBER
    return isNumber ? { number } : `expected a shirt number from 1 to ${MOST_NUMBER}`
  }
  const position = POSITIONS[part.toLowerCase().replace(/\.$/, '')]
  if (position) return { position }
  if (/^[\d./-]{6,10}$/.test(part)) return readDay(part)
  return personNameFault(part) ?? { name: part }
}

/** Reads `1998-04-23`, `23.4.1998` or `23/04/1998`, with the day before the month, as in Ghana. */
function readDay(text: string): Part | string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const fault = dateFault(iso)?.replace('YYYY-MM-DD', '1998-04-23 or 23/04/1998')
  if (fault) return fault
  return isInFuture(iso) ? `expected a day of birth until today, found “${iso}”` : { day: iso }
}

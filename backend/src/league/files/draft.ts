import { formatShortDate } from 'shared-contracts/format/dates'
import type { FixtureStatus } from 'shared-contracts/league/fixture'
import { SIDES } from 'shared-contracts/league/name'
import { CALLED_OFF } from '../matches/called-off.ts'
import { isMatchday } from '../seasons/matchday.ts'
import { inZone } from './day-and-time.ts'
import { amountFaults, scoreFaults, timeFaults, wordFaults, type Finding } from './draft-faults.ts'
import type { DraftFixture, DraftPart } from './draft-fixture.ts'
import type { Faults, Read, WrittenClub } from './faults.ts'
import { roundText, type ImportedFixture, type ImportedSeason } from './imported-season.ts'
import { Pairings } from './pairings.ts'
import type { ZoneClock } from './zone-clock.ts'

/** Context for reading a file. */
export interface ReadOptions {
  /** Clock of the season's zone, in which the file's times are. */
  readonly clock: ZoneClock
  /** ISO 8601 in UTC: a match that begins later has no result. If omitted, any match may have one. */
  readonly now?: string
}

/** More than any season has, and as many as one write of the desk can keep for undo. */
const MOST_MATCHES = 5_000

/** Number of clubs of so many matches; those of a longer file, which is refused, are not looked up. */
const MOST_CLUBS = 2 * MOST_MATCHES

const WORDS = ['round', 'home', 'away', 'ground', 'note', 'goals'] as const

/** Statuses that a match has only after its kick-off. */
const BEGUN: readonly FixtureStatus[] = ['finished', 'abandoned', 'in-play', 'half-time']

/** Checks the drafts of a file, in any format, against each other and against what is possible in a match. */
export class FixtureList {
  readonly #options: ReadOptions
  readonly #faults: Faults
  readonly #fixtures: ImportedFixture[] = []
  readonly #clubs: WrittenClub[] = []
  readonly #pairings = new Pairings()

  constructor(options: ReadOptions, faults: Faults) {
    this.#options = options
    this.#faults = faults
  }

  /** Returns the season, or all faults of its file. @param name of the season. */
  read(name: string | null): Read<ImportedSeason> {
    const clubs = this.#clubs
    return this.#faults.isEmpty
      ? { season: { name, fixtures: this.#fixtures }, clubs }
      : { faults: this.#faults.list(), clubs }
  }

  take(written: DraftFixture): void {
    const { kickOff, ...shown } = inZone(this.#options.clock, written.date, written.time)
    const draft = { ...written, ...shown }
    const { line, columns, unread, ...rest } = draft
    const status = draft.status ?? (draft.score ? 'finished' : 'scheduled')
    const words = wordFaults(draft)
    for (const side of this.#clubs.length < MOST_CLUBS ? SIDES : []) {
      const name = draft[side]
      if (words[side] === undefined) this.#clubs.push({ name, line, column: columns[side] })
    }
    const isNamed = [words.round, words.home, words.away].every((fault) => fault === undefined)
    const found = [
      ...WORDS.flatMap((part): Finding[] => {
        const message = words[part]
        return message === undefined ? [] : [{ column: columns[part] ?? columns.home, message }]
      }),
      ...this.#resultFaults(draft, status, kickOff),
      ...(isNamed ? this.#pairingFaults(draft, status) : []),
      ...this.#surplus(draft),
    ]
    for (const fault of found) this.#faults.add({ line, ...fault })
    if (found.length > 0 || unread) return
    const place = { line, home: columns.home, away: columns.away }
    this.#fixtures.push({ ...rest, kickOff, status, place })
  }

  /** Returns what is wrong with time and score, as far as both could be read. */
  #resultFaults(
    draft: DraftFixture,
    status: FixtureStatus,
    kickOff: string | null,
  ): readonly Finding[] {
    const { unread = [] } = draft
    const isRead = (...parts: DraftPart[]) => !parts.some((part) => unread.includes(part))
    const amounts = amountFaults(draft)
    const isPlausible = amounts.length === 0 && isRead('status', 'score')
    return [
      ...(isRead('date', 'time') ? timeFaults(draft, kickOff) : []),
      ...amounts,
      ...(isPlausible ? scoreFaults(draft, status) : []),
      ...(isRead('status', 'score', 'date', 'time')
        ? this.#futureFaults(draft, status, kickOff)
        : []),
    ]
  }

  #futureFaults(
    { columns, date, time }: DraftFixture,
    status: FixtureStatus,
    kickOff: string | null,
  ): readonly Finding[] {
    const { now, clock } = this.#options
    if (now === undefined || !BEGUN.includes(status)) return []
    const begins = kickOff !== null ? kickOff > now : date !== null && date > clock.local(now).date
    if (!begins || date === null) return []
    const at = kickOff === null || time === null ? '' : ` at ${time}`
    const message = `expected no result: the match begins on ${formatShortDate(date)}${at}`
    return [{ column: columns.score ?? columns.status ?? columns.home, message }]
  }

  #surplus({ columns }: DraftFixture): readonly Finding[] {
    const message = `expected at most ${MOST_MATCHES} matches in a season`
    return this.#fixtures.length < MOST_MATCHES ? [] : [{ column: columns.home, message }]
  }

  #pairingFaults(
    { round, home, away, date, unread = [], line, columns }: DraftFixture,
    status: FixtureStatus,
  ): readonly Finding[] {
    // Matches that were called off are told apart by their days.
    const isOpen = CALLED_OFF.includes(status) && unread.includes('date')
    if (isOpen || unread.includes('status')) return []
    const place = { line, home: columns.home, away: columns.away }
    const pairing = { home, away, date, status }
    const inRound = {
      round: round && roundText(round),
      isMatchday: round !== null && isMatchday(round),
    }
    const fault = this.#pairings.add({ ...pairing, ...inRound }, place)
    return fault ? [fault] : []
  }
}

import { formatShortDate } from 'shared-contracts/format/dates'
import type { FixtureStatus } from 'shared-contracts/league/fixture'
import { WITH_SCORE } from '../matches/with-score.ts'
import type { Fault, Faults } from './faults.ts'
import { groundFault, nameFault, scorerFault, textFault } from './file-text.ts'
import {
  roundText,
  type ImportedFixture,
  type ImportedGoal,
  type ImportedRound,
  type ImportedScore,
} from './imported-season.ts'
import { Pairings } from './pairings.ts'
import type { ZoneClock } from './zone-clock.ts'

/** Context for reading a file. */
export interface ReadOptions {
  /** Clock of the season's zone, in which the file's times are. */
  readonly clock: ZoneClock
  /** ISO 8601 in UTC: a match that begins later has no result. If omitted, any match may have one. */
  readonly now?: string
}

/** A match as read, before it is checked. */
export interface DraftFixture {
  readonly round: ImportedRound | null
  readonly date: string | null
  readonly time: string | null
  readonly home: string
  readonly away: string
  readonly ground: string | null
  /** `null`: finished if there is a score, otherwise scheduled. */
  readonly status: FixtureStatus | null
  readonly score: ImportedScore | null
  readonly goals: readonly ImportedGoal[]
  readonly note: string | null
  readonly line: number
  /** Columns of the parts in the file, counted from 1. */
  readonly columns: {
    readonly home: number
    readonly away: number
    readonly round?: number
    readonly date?: number
    readonly time?: number
    readonly ground?: number
    readonly status?: number
    readonly score?: number
    readonly goals?: number
    readonly note?: number
  }
}

/** More than any season has, and as many as one write of the desk can keep for undo. */
const MOST_MATCHES = 5_000

/** No match has had more; a larger number is a year or a minute in the wrong place. */
const MOST_GOALS = 99

/** Checks the drafts of a file, in any format, against each other and against what is possible in a match. */
export class FixtureList {
  readonly #options: ReadOptions
  readonly #faults: Faults
  readonly #fixtures: ImportedFixture[] = []
  readonly #pairings = new Pairings()

  constructor(options: ReadOptions, faults: Faults) {
    this.#options = options
    this.#faults = faults
  }

  get fixtures(): readonly ImportedFixture[] {
    return this.#fixtures
  }

  take(draft: DraftFixture): void {
    const kickOff =
      draft.date !== null && draft.time !== null
        ? this.#options.clock.utc(draft.date, draft.time)
        : null
    const status = draft.status ?? (draft.score ? 'finished' : 'scheduled')
    const fault =
      wordFault(draft) ??
      timeFault(draft, kickOff) ??
      scoreFault(draft, status) ??
      this.#futureFault(draft, status, kickOff) ??
      this.#pairingFault(draft, status) ??
      this.#surplus(draft)
    if (fault) return this.#faults.add({ line: draft.line, ...fault })
    const { line, columns, ...rest } = draft
    this.#fixtures.push({
      ...rest,
      kickOff,
      status,
      place: { line, home: columns.home, away: columns.away },
    })
  }

  #futureFault(
    { columns, date, time }: DraftFixture,
    status: FixtureStatus,
    kickOff: string | null,
  ) {
    const { now, clock } = this.#options
    if (now === undefined || !['finished', 'abandoned', 'in-play', 'half-time'].includes(status))
      return undefined
    const begins = kickOff !== null ? kickOff > now : date !== null && date > clock.local(now).date
    if (!begins || date === null) return undefined
    const at = kickOff === null || time === null ? '' : ` at ${time}`
    return {
      column: columns.score ?? columns.status ?? columns.home,
      message: `expected no result: the match begins on ${formatShortDate(date)}${at}`,
    }
  }

  #surplus({ columns }: DraftFixture): Finding {
    const message = `expected at most ${MOST_MATCHES} matches in a season`
    return this.#fixtures.length < MOST_MATCHES ? undefined : { column: columns.home, message }
  }

  #pairingFault(
    { round, home, away, date, line, columns }: DraftFixture,
    status: FixtureStatus,
  ): Finding {
    const place = { line, home: columns.home, away: columns.away }
    const pairing = { round: round && roundText(round), home, away, date, status }
    return this.#pairings.add(pairing, place)
  }
}

type Finding = Omit<Fault, 'line'> | undefined

function wordFault({ home, away, round, ground, note, goals, columns }: DraftFixture): Finding {
  const found = (column: number | undefined, message: string | undefined): Finding =>
    message === undefined ? undefined : { column: column ?? columns.home, message }
  const scorer = goals.map(({ player }) => scorerFault(player)).find((each) => each)
  return (
    found(columns.round, round ? nameFault('a round', roundText(round)) : undefined) ??
    found(columns.home, nameFault('the home club', home)) ??
    found(columns.away, nameFault('the away club', away)) ??
    found(columns.ground, ground === null ? undefined : groundFault('the ground', ground)) ??
    found(columns.note, note === null ? undefined : textFault('the note', note)) ??
    found(columns.goals, scorer)
  )
}

function timeFault({ date, time, columns }: DraftFixture, kickOff: string | null): Finding {
  if (time === null) return undefined
  const column = columns.time ?? columns.home
  if (date === null) return { column, message: 'expected a date: a time alone says nothing' }
  return kickOff === null
    ? { column, message: `expected a time that clocks show: ${time} is skipped on ${date}` }
    : undefined
}

function scoreFault({ score, goals, columns }: DraftFixture, status: FixtureStatus): Finding {
  const column = columns.score ?? columns.status ?? columns.home
  if (!score) {
    return WITH_SCORE.includes(status)
      ? { column, message: `expected goals: the match is ${status}` }
      : goals.length > 0
        ? { column: columns.goals ?? column, message: 'expected no scorers without a score' }
        : undefined
  }
  if (['scheduled', 'postponed', 'cancelled'].includes(status))
    return { column, message: `expected no goals: the match is ${status}` }
  const { halfTime, afterExtraTime, penalties } = score
  const all = [score, halfTime, afterExtraTime, penalties].flatMap((each) =>
    each ? [each.home, each.away] : [],
  )
  if (all.some((each) => each > MOST_GOALS))
    return { column, message: `expected at most ${MOST_GOALS} goals` }
  // An awarded match counts with goals that nobody scored.
  if (status === 'awarded') return undefined
  if (halfTime && (halfTime.home > score.home || halfTime.away > score.away))
    return { column, message: 'expected no more goals in the first half than in the match' }
  const last = afterExtraTime ?? score
  if (last.home < score.home || last.away < score.away)
    return { column, message: 'expected no fewer goals after extra time than after the match' }
  const scored = (side: 'home' | 'away') => goals.filter((goal) => goal.side === side).length
  return scored('home') > last.home || scored('away') > last.away
    ? { column: columns.goals ?? column, message: 'expected no more scorers than goals' }
    : undefined
}

import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { Goals } from '../standings/season.ts'

/** A season as a file has it: names as they are written there, before clubs are looked up. */
export interface ImportedSeason {
  /** Title of the file; `null` where it has none. */
  readonly name: string | null
  readonly fixtures: readonly ImportedFixture[]
}

export interface ImportedFixture {
  readonly round: ImportedRound | null
  /** Day in the season's zone, `YYYY-MM-DD`. */
  readonly date: string | null
  /** Wall time in the season's zone, `HH:MM`; never without a date. */
  readonly time: string | null
  /** The same in UTC, ISO 8601; `null` while the time is not known. */
  readonly kickOff: string | null
  readonly home: string
  readonly away: string
  readonly ground: string | null
  readonly status: FixtureStatus
  readonly score: ImportedScore | null
  /** Scorers if the file has them, those of the home side first. */
  readonly goals: readonly ImportedGoal[]
  readonly note: string | null
  /** Place in the file, for faults that are found later. */
  readonly place: Place
}

export interface ImportedRound {
  /** `null` for a round without a number, such as a final. */
  readonly number: number | null
  /** `Matchday 12`. */
  readonly name: string
  /** Stage of play-offs or finals; `null` for the rounds of the league. */
  readonly stage: string | null
}

/** Goals after 90 minutes. */
export interface ImportedScore extends Goals {
  readonly halfTime: Goals | null
  readonly afterExtraTime: Goals | null
  readonly penalties: Goals | null
}

export interface ImportedGoal {
  /** The side that gained by it. */
  readonly side: 'home' | 'away'
  readonly player: string
  readonly minute: number
  /** Minutes into the added time; 0 if there was none. */
  readonly added: number
  readonly kind: 'goal' | 'penalty' | 'own-goal'
}

/** Line, and columns of the names, counted from 1. */
export interface Place {
  readonly line: number
  readonly home: number
  readonly away: number
}

const MATCHDAY = /^(?:(?:Matchday|Round|Regelspieltag) )?(\d{1,3})(?:\. (?:Round|Runde))?$/

/**
 * Reads a round: `Matchday 12`, `12` and `Regular, Matchday 12` are the twelfth of the league, `Finals, Final` is not.
 */
export function roundOf(text: string, heading: string | null = null): ImportedRound {
  const comma = text.indexOf(', ')
  const written = comma === -1 ? heading : text.slice(0, comma)
  const stage = written === null || /^regular/i.test(written) ? null : written
  const own = comma === -1 ? text : text.slice(comma + 2)
  const name = /^\d{1,3}$/.test(own) ? `Matchday ${Number(own)}` : own
  const number = MATCHDAY.exec(name)?.[1]
  return { number: number === undefined ? null : Number(number), name, stage }
}

/** Writes a round as the text that `roundOf` reads. */
export const roundText = ({ name, stage }: ImportedRound) =>
  stage === null ? name : `${stage}, ${name}`

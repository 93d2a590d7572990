import type { FixtureStatus } from 'shared-contracts/league/fixture'
import type { ImportedGoal, ImportedRound, ImportedScore } from './imported-season.ts'

/** Parts of a match from which other faults of it follow. */
export type DraftPart = 'date' | 'time' | 'status' | 'score'

/** A match as read, before it is checked. */
export interface DraftFixture {
  readonly round: ImportedRound | null
  readonly date: string | null
  /** Wall time in the season's zone, or with an offset in another: `9:30`, `13:00 UTC-6`. */
  readonly time: string | null
  readonly home: string
  readonly away: string
  readonly ground: string | null
  /** `null`: finished if there is a score, otherwise scheduled. */
  readonly status: FixtureStatus | null
  readonly score: ImportedScore | null
  readonly goals: readonly ImportedGoal[]
  readonly note: string | null
  /** Parts that stand in the file, but could not be read: they are `null`, and nothing follows from that. */
  readonly unread?: readonly DraftPart[]
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

import type { LiveLine, LiveState } from 'shared-contracts/league/match-stream'
import type { MatchResponse } from 'shared-contracts/league/match'
import { createStore } from 'zustand'
import type { LiveFigures } from './live-figures.ts'
import type { ShownMatch } from './live-match.ts'

/** Live updates that the tab has received since its pages were rendered. */
export interface LiveScores {
  /** The server's clock when the last minute of play began, in milliseconds since 1970. */
  readonly now: number
  /** State of each match that is in play or has just ended, by its slug; for pages with many matches. */
  readonly lines: Readonly<Record<string, LiveLine>>
  /** State for pages about one match, by its slug. */
  readonly matches: Readonly<Record<string, LiveState>>
  /** Slugs of the matches that are being followed at the moment; empty while the tab is hidden. */
  readonly followed: readonly string[]
  /** When something was last heard, by the server's clock, in milliseconds since 1970; 0 if nothing was. */
  readonly heardAt: number
  /** Whether that is too long ago for figures that run on. */
  readonly isLost: boolean
  /** Functions that apply updates, loaded together with the streams. Until then there is nothing to apply. */
  readonly told: {
    /** Returns a match with the latest figures. */
    figures<Match extends LiveFigures>(
      match: Match,
      heard: LiveLine | LiveState,
      now: number,
    ): Match
    /** The same for a complete match. */
    whole(match: MatchResponse, state: LiveState, now: number): ShownMatch
  }
}

/** One store per tab. It is empty until the first update, so that the first render equals the server's. */
export const liveScores = createStore<LiveScores>(() => ({
  now: 0,
  lines: {},
  matches: {},
  followed: [],
  heardAt: 0,
  isLost: false,
  told: { figures: (match) => match, whole: (match) => match },
}))

/** Returns the latest state of a match, preferably from its own stream. */
export const heardOf = (
  { lines, matches }: LiveScores,
  match: string,
): LiveState | LiveLine | undefined => matches[match] ?? lines[match]

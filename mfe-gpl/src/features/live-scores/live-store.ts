import type { LiveLine, LiveState } from 'shared-contracts/league/match-stream'
import type { MatchResponse } from 'shared-contracts/league/match'
import { createStore } from 'zustand'
import type { LiveFigures } from './live-figures.ts'
import type { ShownMatch } from './live-match.ts'

/** What the tab has heard of matches since its pages were made. */
export interface LiveScores {
  /** The server's now as of the last minute of play that began, in milliseconds since 1970. */
  readonly now: number
  /** How each match stands that is on or has just ended, by its slug; of pages with many matches. */
  readonly lines: Readonly<Record<string, LiveLine>>
  /** Of pages about one match, by its slug. */
  readonly matches: Readonly<Record<string, LiveState>>
  /** Slugs of the matches that are being followed at this moment; none while the tab is hidden. */
  readonly followed: readonly string[]
  /** Comes with what follows matches, so that a quiet day does not load it; until then there is nothing to say. */
  readonly told: {
    /** A match with the figures that were heard of it. */
    figures<Match extends LiveFigures>(
      match: Match,
      heard: LiveLine | LiveState,
      now: number,
    ): Match
    /** The same for a match whole. */
    whole(match: MatchResponse, state: LiveState, now: number): ShownMatch
  }
}

/** One for the tab. It is empty until something is heard, so that the first picture equals the server's. */
export const liveScores = createStore<LiveScores>(() => ({
  now: 0,
  lines: {},
  matches: {},
  followed: [],
  told: { figures: (match) => match, whole: (match) => match },
}))

/** How a match stands as far as it was heard, by the nearer of both sources. */
export const heardOf = (
  { lines, matches }: LiveScores,
  match: string,
): LiveState | LiveLine | undefined => matches[match] ?? lines[match]

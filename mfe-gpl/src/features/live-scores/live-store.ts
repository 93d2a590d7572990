import type { LiveLine, LiveState } from 'shared-contracts/league/match-stream'
import { createStore } from 'zustand'

/** What the tab has heard of matches since its pages were made. */
export interface LiveScores {
  /** The server's now as of the last minute of play that began, in milliseconds since 1970. */
  readonly now: number
  /** How each match stands that is on or has just ended, by its slug; of pages with many matches. */
  readonly lines: Readonly<Record<string, LiveLine>>
  /** Of pages about one match, by its slug. */
  readonly matches: Readonly<Record<string, LiveState>>
  /** Slug of the match that is being followed at this moment; null while the tab is hidden. */
  readonly followed: string | null
}

/** One for the tab. It is empty until something is heard, so that the first picture equals the server's. */
export const liveScores = createStore<LiveScores>(() => ({
  now: 0,
  lines: {},
  matches: {},
  followed: null,
}))

/** How a match stands as far as it was heard, by the nearer of both sources. */
export const heardOf = (
  { lines, matches }: LiveScores,
  match: string,
): LiveState | LiveLine | undefined => matches[match] ?? lines[match]

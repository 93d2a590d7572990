import { useEffect, useMemo, useRef, useState } from 'react'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import type { LiveResponse, MatchResponse } from 'shared-contracts/league/match'
import { useQuery, useQueryClient } from 'shared-contracts/query'
import { useStore } from 'zustand'
import { seasonsQuery } from '../../queries/league-queries.ts'
import { useScopedSeason } from '../season/SeasonScope.tsx'
import type * as following from './following.ts'
import type { LiveFigures } from './live-figures.ts'
import type { ShownMatch } from './live-match.ts'
import { heardOf, liveScores } from './live-store.ts'
import { correctedUntil, isStill, listensFrom } from './worth-following.ts'

type Following = typeof following
type Placed = Pick<FixtureResponse, 'slug' | 'season' | 'competition'>

/** Returns a match with its live figures, if the page follows it; otherwise unchanged. */
export function useLiveFixture<Match extends LiveFigures & Placed>(match: Match): Match {
  const season = useScopedSeason()
  const isOfSample = season !== null && isStill(match, [season])
  const heard = useStore(liveScores, (scores) => heardOf(scores, match.slug))
  const now = useStore(liveScores, (scores) => (heard?.clock ? scores.now : 0))
  return useMemo(
    () => (heard && !isOfSample ? liveScores.getState().told.figures(match, heard, now) : match),
    [match, heard, isOfSample, now],
  )
}

/** Returns the complete match with live updates, and follows it while the page shows it. */
export function useLiveMatch(match: MatchResponse): ShownMatch {
  const client = useQueryClient()
  const { slug, status, kickOff, day, clock } = match
  const returns = useReturns()
  useEffect(() => {
    const from = clock === null ? listensFrom([{ status, kickOff, day }], Date.now()) : null
    return from === null ? undefined : begin((all) => all.followMatch(client, slug, from))
  }, [client, slug, status, kickOff, day, clock, returns])
  const state = useStore(liveScores, ({ matches }) => matches[slug])
  const now = useStore(liveScores, (scores) => (state?.clock ? scores.now : 0))
  return useMemo(
    () => (state ? liveScores.getState().told.whole(match, state, now) : match),
    [match, state, now],
  )
}

/**
 * Follows these matches and all others in play, while the page shows them. If one of them ends, the page goes on
 * listening even if it no longer shows it: the end may be taken back.
 */
export function useFollowedMatches(matches: readonly FixtureResponse[] | undefined): void {
  const client = useQueryClient()
  // Always enabled: a server treats a query as unwanted if its last use is disabled.
  const { data: seasons } = useQuery(seasonsQuery())
  const until = useRef(0)
  const returns = useReturns()
  useEffect(() => {
    if (!matches || !seasons) return
    const moving = matches.filter((match) => !isStill(match, seasons))
    const now = Date.now()
    until.current = Math.max(until.current, correctedUntil(moving))
    const from = now < until.current ? now : listensFrom(moving, now)
    return from === null ? undefined : begin((all) => all.followAll(client, moving, from))
  }, [client, matches, seasons, returns])
}

/** Follows the current and next matches, while the page shows them. */
export function useFollowedLive(data: LiveResponse | undefined): void {
  useFollowedMatches(useMemo(() => data && [...data.live, ...data.next], [data]))
}

/** Whether a match is being followed at the moment; false while the tab is hidden. */
export const useIsFollowed = (slug: string): boolean =>
  useStore(liveScores, ({ followed }) => followed.includes(slug))

/** Whether a match is being followed, but nothing has been heard for too long. */
export const useIsLost = (slug: string): boolean =>
  useStore(liveScores, ({ followed, isLost }) => isLost && followed.includes(slug))

/** Returns the announced added time of the current half, in minutes; null if there is none. */
export const useAddedTime = (slug: string): number | null =>
  useStore(liveScores, (scores) => heardOf(scores, slug)?.clock?.added ?? null)

/** Time away after which a tab looks anew at what is worth following, in milliseconds. */
const LONG_AWAY_MS = 30 * 60_000

/** Counts the returns to this tab after a long time: a match that was far away may be on. */
function useReturns(): number {
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    let leftAt = Date.now()
    const follow = () => {
      if (document.hidden) leftAt = Date.now()
      else if (Date.now() - leftAt > LONG_AWAY_MS) setReturns((before) => before + 1)
    }
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return returns
}

/** Loads the code that follows matches, which a quiet day does not need. If that fails, the page stays as it is. */
function begin(follow: (following: Following) => () => void): () => void {
  let end: (() => void) | null = null
  let isOver = false
  import(/* webpackChunkName: "live-scores" */ './following.ts').then(
    (loaded) => {
      if (!isOver) end = follow(loaded)
    },
    () => undefined,
  )
  return () => {
    isOver = true
    end?.()
  }
}

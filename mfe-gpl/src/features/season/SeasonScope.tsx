import { createContext, use, type ReactNode } from 'react'
import type { SeasonAtHand } from '../../queries/league-queries.ts'

const Season = createContext<SeasonAtHand | null>(null)

interface SeasonScopeProps {
  /** Undefined while it is loading. */
  readonly season: SeasonAtHand | undefined
  readonly children: ReactNode
}

/** Provides the season to crests, for their colours, and to sample marks. */
export function SeasonScope({ season, children }: SeasonScopeProps) {
  return <Season value={season ?? null}>{children}</Season>
}

/** Returns the season of the surrounding scope; null outside of one. */
export const useScopedSeason = () => use(Season)

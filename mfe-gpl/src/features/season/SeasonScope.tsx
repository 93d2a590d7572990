import { createContext, use, type ReactNode } from 'react'
import type { SeasonAtHand } from '../../queries/league-queries.ts'

const Season = createContext<SeasonAtHand | null>(null)

interface SeasonScopeProps {
  /** Undefined while it is on its way. */
  readonly season: SeasonAtHand | undefined
  readonly children: ReactNode
}

/** Tells crests their colours and marks whether they stand in a sample. */
export function SeasonScope({ season, children }: SeasonScopeProps) {
  return <Season value={season ?? null}>{children}</Season>
}

/** The season that what is drawn belongs to; null outside of one. */
export const useScopedSeason = () => use(Season)

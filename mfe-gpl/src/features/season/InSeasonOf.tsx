import type { ReactNode } from 'react'
import { SeasonScope } from './SeasonScope.tsx'
import { useSeasonOf, type OfSeason } from './use-season-of.ts'

interface InSeasonOfProps {
  /** What belongs to a season; undefined where it belongs to none. */
  readonly of: OfSeason | undefined
  readonly children: ReactNode
}

/** Puts what belongs to a season into it, as soon as the season is known. */
export function InSeasonOf({ of, children }: InSeasonOfProps) {
  const { data } = useSeasonOf(of)
  return <SeasonScope season={data ?? null}>{children}</SeasonScope>
}

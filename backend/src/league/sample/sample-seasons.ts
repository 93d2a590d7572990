import type { Zone } from 'shared-contracts/league/rules'
import type { SampleResults } from './results/sample-results.ts'
import { SEASON_2021_22 } from './results/season-2021-22.ts'
import { SEASON_2022_23 } from './results/season-2022-23.ts'
import { SEASON_2023_24 } from './results/season-2023-24.ts'
import { SEASON_2024_25 } from './results/season-2024-25.ts'

/** A sample season, one round a week from its first day. */
export interface SampleSeason {
  readonly slug: string
  readonly firstDay: string
  readonly results: SampleResults
}

/** The newest season first (requirement 9). Round 15 of the newest is the week of January 26, 2025. */
export const SAMPLE_SEASONS: readonly SampleSeason[] = [
  { slug: '2024-25', firstDay: '2024-10-20', results: SEASON_2024_25 },
  { slug: '2023-24', firstDay: '2023-09-17', results: SEASON_2023_24 },
  { slug: '2022-23', firstDay: '2022-09-11', results: SEASON_2022_23 },
  { slug: '2021-22', firstDay: '2021-10-31', results: SEASON_2021_22 },
]

export const SAMPLE_COMPETITION = {
  slug: 'gpl',
  name: 'Ghana Premier League',
  country: 'Ghana',
  kind: 'league',
  level: 1,
} as const

/** The bottom two are relegated: docs/decisions/0010-relegation-zone.md. */
export const SAMPLE_RULES = {
  pointsForWin: 3,
  tieBreakers: ['goal-difference', 'goals-for'],
  zones: [
    { from: 1, to: 2, name: 'Champions League', kind: 'champions-league' },
    { from: 3, to: 4, name: 'CAF Confederation', kind: 'confederation' },
    { from: 17, to: 18, name: 'Relegation', kind: 'relegation' },
  ] satisfies Zone[],
} as const

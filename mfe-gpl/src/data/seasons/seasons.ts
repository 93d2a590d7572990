import { SEASON_2021_22 } from './season-2021-22.ts'
import { SEASON_2022_23 } from './season-2022-23.ts'
import { SEASON_2023_24 } from './season-2023-24.ts'
import { SEASON_2024_25 } from './season-2024-25.ts'

/** The newest season first (requirement 9). */
export const SEASONS = [SEASON_2024_25, SEASON_2023_24, SEASON_2022_23, SEASON_2021_22] as const

import { SEASON_2024_25 } from './seasons/season-2024-25.ts'

/** Facts of the league (requirement 9). */
export const COMPETITION = 'Ghana Premier League'
export const CURRENT_SEASON = SEASON_2024_25
export const MATCHES_PER_SEASON = 306
/** Matchdays that every club has played. */
export const MATCHDAYS_PLAYED = SEASON_2024_25.scores.length

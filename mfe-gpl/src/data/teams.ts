import type { Team } from '../league/team.ts'
import { CLUBS } from './clubs.ts'
import { CURRENT_SEASON } from './season.ts'
import { standingsOf } from './seasons/standings.ts'

/** The clubs of the season in the order of the table. */
export const TEAMS: readonly Team[] = standingsOf(CURRENT_SEASON).flatMap((standing) => {
  const club = CLUBS.find(({ name }) => name === standing.name)
  const { position, points, played, won, drawn, lost, goalsFor, goalsAgainst, form } = standing
  return club
    ? [{ ...club, position, points, played, won, drawn, lost, goalsFor, goalsAgainst, form }]
    : []
})

import type { SeasonResponse, SeasonSummary } from 'shared-contracts/league/season'
import { numberWord } from '../../features/words/number-word.ts'
import { TABLES_HEAD } from './tables-head.ts'

/** Returns title and description of the current season's page. */
export function seasonHead(
  season: Pick<SeasonResponse, 'competition' | 'startsOn'>,
  seasons: readonly SeasonSummary[],
  played: number,
) {
  const earlier = seasons.filter(
    ({ competition, startsOn }) =>
      competition.slug === season.competition.slug && startsOn < season.startsOn,
  ).length
  const others = `${numberWord(earlier)} earlier ${earlier === 1 ? 'season' : 'seasons'}`
  return {
    title: TABLES_HEAD.title,
    description: `The ${season.competition.name} table after ${played} ${played === 1 ? 'matchday' : 'matchdays'}${earlier > 0 ? ` and of ${others}` : ''}, with form, statistics and export.`,
  }
}

import type { SeasonResponse, SeasonSummary } from 'shared-contracts/league/season'
import { numberWord } from '../../features/words/number-word.ts'
import { TABLES_HEAD } from './tables-head.ts'

/** Title and description of a season's page; the title of one that is over names it. */
export function seasonHead(
  season: Pick<SeasonResponse, 'competition' | 'startsOn' | 'name' | 'isCurrent'>,
  seasons: readonly SeasonSummary[],
  played: number,
) {
  const earlier = seasons.filter(
    ({ competition, startsOn }) =>
      competition.slug === season.competition.slug && startsOn < season.startsOn,
  ).length
  const others = `${numberWord(earlier)} earlier ${earlier === 1 ? 'season' : 'seasons'}`
  return {
    title: season.isCurrent ? TABLES_HEAD.title : `League table ${season.name}, GPL`,
    description: `The ${season.competition.name} table after ${played} ${played === 1 ? 'matchday' : 'matchdays'}${earlier > 0 ? ` and of ${others}` : ''}, with form, statistics and export.`,
  }
}

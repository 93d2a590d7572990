import type { SeasonResponse } from 'shared-contracts/league/season'
import type { Answers } from 'shared-ui/testing'
import { SEASON, STANDINGS } from './sample-records.ts'

/** A real season with the clubs of the sample, and no matches yet. */
export const aRealSeason = (changes: Partial<SeasonResponse> = {}): SeasonResponse => ({
  ...SEASON,
  slug: '2026-27',
  name: '2026/27',
  startsOn: '2026-09-12',
  endsOn: '2027-06-06',
  ...{ isSample: false, isCurrent: true, clock: null },
  ...{ currentRound: null, playedRound: undefined, matches: 0, rounds: [], adjustments: [] },
  ...changes,
})

/** Nobody has played: all share the first place. */
const LEVEL = STANDINGS.map(({ club }) => ({
  club,
  ...{ position: 1, played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0 },
  ...{ goalDifference: 0, cleanSheets: 0, points: 0, adjustment: 0, form: [] },
  ...{ lastPosition: null, zone: null, isInPlay: false, outlook: null },
  tiedWith: STANDINGS.flatMap((other) => (other.club.slug === club.slug ? [] : other.club.slug)),
}))

/** The API's responses for a new season without any matches or players. */
export function newSeasonAnswers(season = aRealSeason()): Answers {
  const path = `/api/league/seasons/${season.slug}`
  return {
    '/api/league/seasons': { body: [season, { ...SEASON, isCurrent: false }] },
    [path]: { body: season },
    [`${path}/standings`]: { body: LEVEL },
    [`${path}/players`]: { body: [] },
    [`${path}/scorers`]: { body: [] },
    [`${path}/assists`]: { body: [] },
    '/api/league/live': { body: { live: [], next: [] } },
    '/api/league/products': { body: [] },
    '/api/league/articles': { body: [] },
    '/api/league/topics': { body: [] },
  }
}

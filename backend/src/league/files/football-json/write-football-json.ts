import type { Goals } from '../../standings/season.ts'
import type { ImportedFixture, ImportedGoal, ImportedSeason } from '../imported-season.ts'
import type { JsonGoal, JsonMatch } from './schema.ts'

/** Writes a season as football.json. Reasons and remarks are in `note`, a member of the league's own. */
export function writeFootballJson({ name, fixtures }: ImportedSeason): string {
  const season = { ...(name !== null && { name }), matches: fixtures.map(matchOf) }
  return `${JSON.stringify(season, null, 2)}\n`
}

const pair = ({ home, away }: Goals): [number, number] => [home, away]

function matchOf({
  round,
  date,
  time,
  home,
  away,
  score,
  goals,
  ground,
  status,
  note,
}: ImportedFixture): JsonMatch {
  const scorers = (side: 'home' | 'away') => goals.filter((goal) => goal.side === side).map(goalOf)
  return {
    ...(round && { round: round.name }),
    ...(date !== null && { date }),
    ...(time !== null && { time }),
    team1: home,
    team2: away,
    ...(score && {
      score: {
        ...(score.halfTime && { ht: pair(score.halfTime) }),
        ft: pair(score),
        ...(score.afterExtraTime && { et: pair(score.afterExtraTime) }),
        ...(score.penalties && { p: pair(score.penalties) }),
      },
    }),
    ...(goals.length > 0 && { goals1: scorers('home'), goals2: scorers('away') }),
    ...(round?.stage && { stage: round.stage }),
    ...(ground !== null && { ground }),
    ...(status !== (score ? 'finished' : 'scheduled') && { status }),
    ...(note !== null && { note }),
  }
}

const goalOf = ({ player, minute, added, kind }: ImportedGoal): JsonGoal => ({
  name: player,
  minute,
  ...(added > 0 && { offset: added }),
  ...(kind === 'penalty' && { penalty: true }),
  ...(kind === 'own-goal' && { owngoal: true }),
})

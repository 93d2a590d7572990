import type { Side } from 'shared-contracts/league/name'
import type { SampleMatch } from './results/sample-results.ts'
import type { SamplePlayer } from './sample-players.ts'

/** A goal of the sample. */
export interface SampleGoal {
  readonly minute: number
  readonly side: Side
  /** Null where no player of the sample scored. */
  scorer: SamplePlayer | null
  assist: SamplePlayer | null
}

/** Goals and players of a match of the sample. */
export interface SamplePlay {
  readonly match: SampleMatch
  /** In the order of play. */
  readonly goals: readonly SampleGoal[]
  readonly players: readonly { readonly player: SamplePlayer; readonly side: Side }[]
}

/**
 * Adds goals and players to the matches that were played, so that they add up to the figures that the sample states.
 * Nothing is random: every installation gets the same.
 *
 * @throws RangeError when the scores leave no room for the figures.
 */
export function samplePlay(
  matches: readonly SampleMatch[],
  players: readonly SamplePlayer[],
): SamplePlay[] {
  const plays = matches.flatMap((match, index) => {
    if (!match.score) return []
    return [
      { match, goals: goalsOf(match.score, index), players: lineUps(match, matches, players) },
    ]
  })
  for (const player of players.toSorted((a, b) => a.matches - b.matches)) {
    const open = () => goalsFor(player, plays).filter(({ goal }) => goal.scorer === null)
    give(player, 'scorer', player.goals, open)
  }
  for (const player of players.toSorted((a, b) => b.goals - a.goals)) {
    const open = () =>
      goalsFor(player, plays).filter(({ goal: { scorer, assist } }) => !assist && scorer !== player)
    give(player, 'assist', player.assists, open)
  }
  return plays
}

/** Returns who was on the field: players who missed matches missed the first ones. */
function lineUps(
  { round, home, away }: SampleMatch,
  matches: readonly SampleMatch[],
  players: readonly SamplePlayer[],
) {
  const rounds = Math.max(...matches.map((match) => (match.score ? match.round : 0)))
  return players
    .filter(({ team, matches: played }) => [home, away].includes(team) && round > rounds - played)
    .map((player) => ({ player, side: sideOf(player, home) }))
}

const sideOf = ({ team }: SamplePlayer, home: string): Side => (team === home ? 'home' : 'away')

/** Spreads the goals of a score over the ninety minutes. */
function goalsOf(score: { readonly home: number; readonly away: number }, seed: number) {
  const sides: Side[] = [
    ...Array.from({ length: score.home }, () => 'home' as const),
    ...Array.from({ length: score.away }, () => 'away' as const),
  ]
  return sides
    .map((side, index): SampleGoal => {
      const minute = 1 + ((seed * 17 + index * 37) % 90)
      return { minute, side, scorer: null, assist: null }
    })
    .sort((a, b) => a.minute - b.minute)
}

/** Returns the goals of the club in the matches that the player played. */
function goalsFor(player: SamplePlayer, plays: readonly SamplePlay[]) {
  return plays.flatMap(({ goals, players }, index) => {
    const own = players.find((one) => one.player === player)
    if (!own) return []
    return goals.filter(({ side }) => side === own.side).map((goal) => ({ goal, match: index }))
  })
}

/** Gives the player a number of goals, from match to match in turn. */
function give(
  player: SamplePlayer,
  part: 'scorer' | 'assist',
  count: number,
  open: () => { readonly goal: SampleGoal; readonly match: number }[],
): void {
  const times = new Map<number, number>()
  for (let given = 0; given < count; given += 1) {
    const [next] = open().sort(
      (a, b) => (times.get(a.match) ?? 0) - (times.get(b.match) ?? 0) || a.match - b.match,
    )
    if (!next) throw new RangeError(`The results leave no ${part} for ${player.name}`)
    next.goal[part] = player
    times.set(next.match, (times.get(next.match) ?? 0) + 1)
  }
}

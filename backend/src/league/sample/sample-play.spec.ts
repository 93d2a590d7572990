import { describe, expect, it } from '@jest/globals'
import { sampleMatches } from './results/sample-results.ts'
import { SEASON_2024_25 } from './results/season-2024-25.ts'
import { samplePlay } from './sample-play.ts'
import { SAMPLE_PLAYERS } from './sample-players.ts'

describe('the matches of the sample', () => {
  const plays = samplePlay(sampleMatches(SEASON_2024_25), SAMPLE_PLAYERS)
  const goals = plays.flatMap((play) => play.goals)

  it('have the goals of their scores', () => {
    expect(plays).toHaveLength(126)
    for (const { match, goals: own } of plays) {
      const count = (side: string) => own.filter((goal) => goal.side === side).length
      expect({ home: count('home'), away: count('away') }).toEqual(match.score)
    }
  })

  it.each(SAMPLE_PLAYERS)('come to the figures of $name', (player) => {
    expect({
      goals: goals.filter(({ scorer }) => scorer === player).length,
      assists: goals.filter(({ assist }) => assist === player).length,
      matches: plays.filter(({ players }) => players.some((one) => one.player === player)).length,
    }).toEqual({ goals: player.goals, assists: player.assists, matches: player.matches })
  })

  it('have no goal that somebody passed to himself, and none of an opponent', () => {
    for (const { match, goals: own, players } of plays) {
      for (const { scorer, assist, side } of own) {
        expect(scorer === null || scorer !== assist).toBe(true)
        for (const player of [scorer, assist]) {
          if (player) expect(player.team).toBe(match[side])
          if (player) expect(players.map((one) => one.player)).toContain(player)
        }
      }
    }
  })

  it('are the same every time', () => {
    expect(samplePlay(sampleMatches(SEASON_2024_25), SAMPLE_PLAYERS)).toEqual(plays)
  })
})

import { describe, expect, it } from '@jest/globals'
import { CLUBS } from './clubs.ts'
import { FIXTURES, MATCHDAY } from './fixtures.ts'
import { LIVE_MATCH } from './live-match.ts'
import { EVENTS, STATISTICS } from './live-coverage.ts'
import { PLAYERS } from './players.ts'
import { PRODUCTS } from './products.ts'
import { CURRENT_SEASON } from './season.ts'
import { playedMatches } from './seasons/season-results.ts'
import { SEASONS } from './seasons/seasons.ts'
import { resultOf, standingsOf } from './seasons/standings.ts'
import { TEAMS } from './teams.ts'
import { zoneOf } from './zones.ts'

const names = CLUBS.map(({ name }) => name)
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

describe('the sample season', () => {
  const table = standingsOf(CURRENT_SEASON)

  it('has 18 clubs that have played 14 matches each', () => {
    expect(table).toHaveLength(18)
    expect(new Set(table.map(({ played }) => played))).toEqual(new Set([14]))
    expect(playedMatches(CURRENT_SEASON)).toHaveLength(14 * 9)
  })

  it('adds up: points, goal differences, and goals for and against', () => {
    for (const row of table) {
      expect(row.won + row.drawn + row.lost).toBe(row.played)
      expect(row.points).toBe(3 * row.won + row.drawn)
      expect(row.goalDifference).toBe(row.goalsFor - row.goalsAgainst)
    }
    expect(sum(table.map(({ goalsFor }) => goalsFor))).toBe(
      sum(table.map(({ goalsAgainst }) => goalsAgainst)),
    )
    expect(sum(table.map(({ goalDifference }) => goalDifference))).toBe(0)
  })

  it('shows as form the last five results of each club', () => {
    for (const { name, form } of table) {
      const results = playedMatches(CURRENT_SEASON)
        .filter((match) => match.homeTeam === name || match.awayTeam === name)
        .map((match) =>
          match.homeTeam === name
            ? resultOf(match.homeScore, match.awayScore)
            : resultOf(match.awayScore, match.homeScore),
        )
      expect([...form].sort()).toEqual(results.slice(-5).sort())
    }
  })

  it('is another one in each of the four seasons', () => {
    const tables = SEASONS.map((season) => JSON.stringify(standingsOf(season)))
    expect(new Set(tables).size).toBe(4)
  })

  it('sends the bottom two down', () => {
    const down = table.filter(({ position }) => zoneOf(position, 18)?.zone === 'relegation')
    expect(down.map(({ position }) => position)).toEqual([17, 18])
  })
})

describe('the sample people and matches', () => {
  it('has a top scorer with 15 goals', () => {
    expect(Math.max(...PLAYERS.map(({ goals }) => goals))).toBe(15)
  })

  it('has players of clubs that exist, with no more goals than their club', () => {
    for (const club of TEAMS) {
      const scored = sum(PLAYERS.filter(({ team }) => team === club.name).map(({ goals }) => goals))
      expect(scored).toBeLessThanOrEqual(club.goalsFor)
    }
    expect(names).toEqual(expect.arrayContaining(PLAYERS.map(({ team }) => team)))
  })

  it('has 8 fixtures of matchday 15 between clubs that exist, each once', () => {
    expect(FIXTURES).toHaveLength(8)
    expect(new Set(FIXTURES.map(({ matchday }) => matchday))).toEqual(new Set([MATCHDAY]))
    const playing = FIXTURES.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam])
    expect(new Set(playing).size).toBe(16)
    expect(names).toEqual(expect.arrayContaining(playing))
  })

  it('has a live match whose goals are its events', () => {
    const goals = (team: 'home' | 'away') =>
      EVENTS.filter((event) => event.type === 'goal' && event.team === team).length
    expect([goals('home'), goals('away')]).toEqual([LIVE_MATCH.homeScore, LIVE_MATCH.awayScore])
    expect(STATISTICS.possession.home + STATISTICS.possession.away).toBe(100)
    expect(FIXTURES.find(({ isLive }) => isLive)).toMatchObject({
      homeTeam: LIVE_MATCH.homeTeam,
      awayTeam: LIVE_MATCH.awayTeam,
    })
  })

  it('has eight products', () => expect(PRODUCTS).toHaveLength(8))
})

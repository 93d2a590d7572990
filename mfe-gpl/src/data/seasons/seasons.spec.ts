import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { type Result } from '../../league/result.ts'
import { Standing } from '../../league/standing.ts'
import { CLUBS } from '../clubs.ts'
import { zoneOf } from '../zones.ts'
import { playedMatches, type SeasonResults } from './season-results.ts'
import { SEASONS } from './seasons.ts'
import { standingsOf } from './standings.ts'

/** What a club has done in a season, counted once more from its matches alone. */
function recount(season: SeasonResults, club: string) {
  let goalsFor = 0
  let goalsAgainst = 0
  const results: Result[] = []
  for (const { homeTeam, awayTeam, homeScore, awayScore } of playedMatches(season)) {
    if (homeTeam !== club && awayTeam !== club) continue
    const scored = homeTeam === club ? homeScore : awayScore
    const conceded = homeTeam === club ? awayScore : homeScore
    goalsFor += scored
    goalsAgainst += conceded
    results.push(scored > conceded ? 'W' : scored === conceded ? 'D' : 'L')
  }
  const won = results.filter((result) => result === 'W').length
  const drawn = results.filter((result) => result === 'D').length
  const lost = results.length - won - drawn
  return {
    ...{ name: club, played: results.length, won, drawn, lost, goalsFor, goalsAgainst },
    goalDifference: goalsFor - goalsAgainst,
    points: won * 3 + drawn,
    form: results.slice(-5),
  }
}

describe.each(SEASONS)('the sample season $season', (season) => {
  const table = standingsOf(season)
  const matchdays = season.season === '2024/25' ? 14 : 34

  it('has 18 teams that have all played on every matchday so far', () => {
    expect(v.parse(v.array(Standing), table)).toEqual(table)
    expect(new Set(season.clubs).size).toBe(18)
    expect(table.map(({ played }) => played)).toEqual(Array(18).fill(matchdays))
    expect(playedMatches(season)).toHaveLength(matchdays * 9)
    for (let matchday = 1; matchday <= matchdays; matchday++) {
      const playing = playedMatches(season)
        .filter((match) => match.matchday === matchday)
        .flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam])
      expect(new Set(playing)).toEqual(new Set(season.clubs))
    }
  })

  it('has no match twice at the same ground', () => {
    const pairs = playedMatches(season).map(({ homeTeam, awayTeam }) => `${homeTeam} v ${awayTeam}`)
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  it('has sums and form that its results give', () => {
    for (const { position, lastPosition, ...row } of table) {
      expect(row).toEqual(recount(season, row.name))
      expect(table[position - 1]?.name).toBe(row.name)
      expect(lastPosition).toBeGreaterThanOrEqual(1)
    }
    const total = (of: 'won' | 'lost' | 'goalsFor' | 'goalsAgainst' | 'lastPosition') =>
      table.reduce((sum, row) => sum + row[of], 0)
    expect(total('goalsFor')).toBe(total('goalsAgainst'))
    expect(total('won')).toBe(total('lost'))
    expect(total('lastPosition')).toBe((18 * 19) / 2)
  })

  it('ranks by points, then goal difference, then goals', () => {
    table.slice(1).forEach((row, index) => {
      const above = table[index]!
      const order = [
        above.points - row.points,
        above.goalDifference - row.goalDifference,
        above.goalsFor - row.goalsFor,
      ]
      expect(order.find((difference) => difference !== 0) ?? 0).toBeGreaterThanOrEqual(0)
    })
  })

  it('sends two teams to each continental cup and the bottom two down', () => {
    expect(table.map(({ position }) => zoneOf(position, table.length)?.name ?? '')).toEqual([
      ...['Champions League', 'Champions League', 'CAF Confederation', 'CAF Confederation'],
      ...Array<string>(12).fill(''),
      ...['Relegation', 'Relegation'],
    ])
  })
})

describe('the four sample seasons', () => {
  it('are those of the specification, the newest first', () => {
    expect(SEASONS.map(({ season }) => season)).toEqual([
      '2024/25',
      '2023/24',
      '2022/23',
      '2021/22',
    ])
    expect(new Set(SEASONS[0].clubs)).toEqual(new Set(CLUBS.map(({ name }) => name)))
  })

  it('never have the same row, whatever its place', () => {
    const rows = SEASONS.flatMap(standingsOf).map(
      ({ name, played, won, drawn, lost, goalsFor, goalsAgainst }) =>
        [name, played, won, drawn, lost, goalsFor, goalsAgainst].join(),
    )
    expect(new Set(rows).size).toBe(4 * 18)
  })
})

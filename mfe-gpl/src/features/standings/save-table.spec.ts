import { describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { SEASONS } from '../../data/seasons/seasons.ts'
import { standingsOf } from '../../data/seasons/standings.ts'
import { csvOf } from 'shared-contracts/csv'
import { tableRows } from './save-table.ts'

describe('an exported table', () => {
  it.each(SEASONS)('of $season gives an independent parser the same rows back', (season) => {
    const standings = standingsOf(season)
    const records: Record<string, string>[] = parse(csvOf(tableRows(standings)), {
      columns: true,
      record_delimiter: '\r\n',
    })
    expect(records).toEqual(
      standings.map((row) => ({
        Position: String(row.position),
        Team: row.name,
        Played: String(row.played),
        Won: String(row.won),
        Drawn: String(row.drawn),
        Lost: String(row.lost),
        'Goals For': String(row.goalsFor),
        'Goals Against': String(row.goalsAgainst),
        'Goal Difference': String(row.goalDifference),
        Points: String(row.points),
        Form: row.form.join(''),
        'Last Position': String(row.lastPosition),
      })),
    )
  })
})

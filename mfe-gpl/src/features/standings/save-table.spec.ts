import { describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { SEASONS } from '../../testing/sample-records.ts'
import { csvOf } from 'shared-contracts/csv'
import { tableRows } from './save-table.ts'

describe('an exported table', () => {
  it.each(SEASONS)('of $name gives an independent parser the same rows back', ({ standings }) => {
    const records: Record<string, string>[] = parse(csvOf(tableRows(standings)), {
      columns: true,
      record_delimiter: '\r\n',
    })
    expect(records).toEqual(
      standings.map((row) => ({
        Position: String(row.position),
        Team: row.club.name,
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

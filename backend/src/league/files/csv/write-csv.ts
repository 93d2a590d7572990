import { csvCell } from 'shared-contracts/csv'
import type { ImportedFixture, ImportedSeason } from '../imported-season.ts'
import { roundText } from '../imported-season.ts'
import { COLUMNS, quotedFormula, type Column } from './columns.ts'

/** Writes fixtures as the league's CSV (RFC 4180). It has no columns for scorers, extra time and penalties. */
export const writeCsv = ({ fixtures }: Pick<ImportedSeason, 'fixtures'>): string =>
  [COLUMNS.join(','), ...fixtures.map(rowOf)].map((line) => `${line}\r\n`).join('')

function rowOf(fixture: ImportedFixture): string {
  const { round, score } = fixture
  const cells: Record<Column, string | number> = {
    round: round
      ? round.name === `Matchday ${round.number}` && round.stage === null
        ? `${round.number}`
        : roundText(round)
      : '',
    date: fixture.date ?? '',
    time: fixture.time ?? '',
    home: fixture.home,
    away: fixture.away,
    ground: fixture.ground ?? '',
    status: fixture.status,
    home_goals: score?.home ?? '',
    away_goals: score?.away ?? '',
    home_half: score?.halfTime?.home ?? '',
    away_half: score?.halfTime?.away ?? '',
    note: fixture.note ?? '',
  }
  return COLUMNS.map((column) => csvCell(quotedFormula(String(cells[column])))).join(',')
}

import { saveFile } from 'shared-ui'
import { csvOf } from 'shared-contracts/csv'
import type { StandingResponse } from 'shared-contracts/league/standing'

const HEADER = [
  'Position',
  'Team',
  'Played',
  'Won',
  'Drawn',
  'Lost',
  'Goals For',
  'Goals Against',
  'Goal Difference',
  'Points',
  'Form',
  'Last Position',
]

/** Converts the table to rows of a spreadsheet, header first. */
export function tableRows(standings: readonly StandingResponse[]): (string | number)[][] {
  return [
    HEADER,
    ...standings.map((row) => [
      row.position,
      row.club.name,
      row.played,
      row.won,
      row.drawn,
      row.lost,
      row.goalsFor,
      row.goalsAgainst,
      row.goalDifference,
      row.points,
      row.form.join(''),
      row.lastPosition ?? '',
    ]),
  ]
}

/**
 * Saves the table as a CSV file. Loaded with the first click. The name of the file says if the table includes matches
 * in play: rows of a spreadsheet cannot be marked. Without the byte order mark, Excel would not read UTF-8.
 */
export function saveTable(season: string, standings: readonly StandingResponse[]): void {
  const moment = standings.some(({ isInPlay }) => isInPlay) ? '-as-it-stands' : ''
  saveFile(
    `gpl-table-${season.replace('/', '-')}${moment}.csv`,
    'text/csv;charset=utf-8',
    `\uFEFF${csvOf(tableRows(standings))}`,
  )
}

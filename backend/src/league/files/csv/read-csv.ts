import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import type { Goals } from '../../standings/season.ts'
import { FIXTURE_STATUSES } from 'shared-contracts/league/fixture'
import { isFixtureStatus } from '../../standings/season.ts'
import { dateFault, timeFault } from '../day-and-time.ts'
import { FixtureList, type ReadOptions } from '../draft.ts'
import type { DraftFixture, DraftPart } from '../draft-fixture.ts'
import { Faults, type Read } from '../faults.ts'
import { MOST_BYTES } from '../file-text.ts'
import { roundOf, type ImportedSeason } from '../imported-season.ts'
import { COLUMNS, unquotedFormula, type Column } from './columns.ts'

/** Reads a season from the league's CSV, with times in the season's zone. */
export function readCsv(text: string, options: ReadOptions): Read<ImportedSeason> {
  const faults = new Faults()
  const list = new FixtureList(options, faults)
  for (const row of rowsOf(text, faults)) {
    const { line, cells } = row
    if (cells.length !== COLUMNS.length) {
      const column = columnOf(cells, Math.min(cells.length, COLUMNS.length))
      const message = `expected ${COLUMNS.length} cells, found ${cells.length}`
      faults.add({ line, column, message })
      continue
    }
    const wrong = wrongCells(row)
    for (const [column, message] of wrong) faults.add({ line, column: row.at(column), message })
    list.take(draftOf(row, new Map(wrong)))
  }
  return list.read(null)
}

interface Row {
  readonly line: number
  readonly cells: readonly string[]
  readonly of: (column: Column) => string
  /** Column of a cell's first character in its line. */
  readonly at: (column: Column) => number
}

interface Parsed {
  readonly record: readonly string[]
  readonly raw: string
  readonly info: { readonly lines: number }
}

function rowsOf(text: string, faults: Faults): Row[] {
  if (text.length > MOST_BYTES) {
    faults.add({ line: 1, column: 1, message: `expected a season in at most ${MOST_BYTES} bytes` })
    return []
  }
  try {
    // With `info` and `raw`, each record is an object of three; the library's types do not reflect its options.
    const parsed = parse(text, {
      bom: true,
      info: true,
      raw: true,
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Parsed[]
    const [header, ...rows] = parsed.map(rowOf)
    const wrong = COLUMNS.findIndex((column, index) => header?.cells[index] !== column)
    if (header && wrong === -1 && header.cells.length === COLUMNS.length) return rows
    const column = header ? columnOf(header.cells, wrong === -1 ? COLUMNS.length : wrong) : 1
    faults.add({
      line: header?.line ?? 1,
      column,
      message: `expected the header ${COLUMNS.join(',')}`,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? error.lines : 1
    faults.add({ line, column: 1, message: 'expected quotes that are closed, and doubled inside' })
  }
  return []
}

function rowOf({ record, raw, info }: Parsed): Row {
  const index = (column: Column) => COLUMNS.indexOf(column)
  return {
    // The parser says the last line of a record; a record of several lines is refused by its cells.
    line: info.lines,
    cells: record,
    of: (column) => (record[index(column)] ?? '').trim(),
    at: (column) => columnOf(record, index(column), raw),
  }
}

/** Returns the column after the preceding cells as written, with their quotes and commas. */
function columnOf(cells: readonly string[], index: number, raw = cells.join(',')): number {
  let offset = 0
  for (const cell of cells.slice(0, index)) {
    const isQuoted = raw[offset] === '"'
    offset += cell.length + (isQuoted ? 2 + cell.split('"').length - 1 : 0) + 1
  }
  return offset + 1
}

const GOALS = ['home_goals', 'away_goals', 'home_half', 'away_half'] as const

/** Returns what is wrong with single cells, and with goals of which the others are missing. */
function wrongCells({ of }: Row): readonly (readonly [Column, string])[] {
  const found: [Column, string][] = []
  const check = (column: Column, message: string | false | undefined) => {
    if (message) found.push([column, message])
  }
  const status = of('status')
  check('date', of('date') !== '' && dateFault(of('date')))
  check('time', of('time') !== '' && timeFault(of('time')))
  check(
    'status',
    status !== '' &&
      !isFixtureStatus(status) &&
      `expected one of ${FIXTURE_STATUSES.join(', ')}, or nothing`,
  )
  for (const column of GOALS)
    check(column, !/^\d{0,3}$/.test(of(column)) && 'expected a number of goals, or nothing')
  for (const [one, other] of [
    ['home_goals', 'away_goals'],
    ['home_half', 'away_half'],
  ] as const) {
    const missing = of(one) === '' ? one : other
    check(missing, (of(one) === '') !== (of(other) === '') && 'expected goals of both sides')
  }
  const hasHalf = of('home_half') !== '' && of('away_half') !== ''
  const hasGoals = of('home_goals') !== '' || of('away_goals') !== ''
  check(
    'home_goals',
    hasHalf && !hasGoals && 'expected the goals of the match with those of its first half',
  )
  return found
}

function draftOf({ of, at, line }: Row, wrong: ReadonlyMap<Column, string>): DraftFixture {
  const text = (column: Column) =>
    of(column) === '' || wrong.has(column) ? null : unquotedFormula(of(column))
  const status = of('status')
  const isScoreWrong = GOALS.some((column) => wrong.has(column))
  const goals = (home: Column, away: Column): Goals | null =>
    of(home) === '' ? null : { home: Number(of(home)), away: Number(of(away)) }
  const score = isScoreWrong ? null : goals('home_goals', 'away_goals')
  const halfTime = goals('home_half', 'away_half')
  const unread: DraftPart[] = (['date', 'time', 'status'] as const).filter((part) =>
    wrong.has(part),
  )
  if (isScoreWrong) unread.push('score')
  const round = text('round')
  return {
    round: round === null ? null : roundOf(round),
    date: text('date'),
    time: text('time'),
    home: text('home') ?? '',
    away: text('away') ?? '',
    ground: text('ground'),
    status: isFixtureStatus(status) ? status : null,
    score: score && { ...score, halfTime, afterExtraTime: null, penalties: null },
    goals: [],
    note: text('note'),
    ...(unread.length > 0 && { unread }),
    line,
    columns: {
      home: at('home'),
      away: at('away'),
      round: at('round'),
      date: at('date'),
      time: at('time'),
      ground: at('ground'),
      status: at('status'),
      score: at('home_goals'),
      note: at('note'),
    },
  }
}

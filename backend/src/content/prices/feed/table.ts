import * as v from 'valibot'
import { parseCsv } from './csv.ts'
import type { FeedConfig } from './feed-config.ts'
import { fetchText } from './fetch-text.ts'
import { foldName } from '../../../foundation/database/fold-name.ts'
import { MAX_AHEAD_MS } from './freshness-limits.ts'
import { Label, MAX_READINGS, Moment, Price, Volume, type Reading } from './reading.ts'
import { SourceError } from './source-error.ts'

const numeric = <Schema extends v.GenericSchema<number, number>>(message: string, schema: Schema) =>
  v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number))],
      message,
    ),
    schema,
  )
const text = v.pipe(
  v.string('must be a text'),
  v.trim(),
  Label,
  // What stands for the letters of another encoding once they are lost. Visitors would read it.
  v.check((label) => !label.includes('\u{FFFD}'), 'is not in UTF-8: save the file as “CSV UTF-8”'),
)

const Row = v.object({
  name: text,
  symbol: v.optional(text),
  price: numeric('must be a number above 0, like 520.50', Price),
  unit: text,
  volume: v.optional(numeric('must be a number, 0 or above', Volume), 0),
  date: Moment,
})

/** The readings of a valid table, or its mistakes: one line for each wrong row. */
export interface CheckedTable {
  readonly readings: readonly Reading[]
  readonly mistakes: readonly string[]
}

/**
 * Reads a table of prices: CSV with a header line, or a JSON array of objects, with `name`, `price`, `unit`, `date`,
 * and optionally `symbol` and `volume`. A name may occur with several dates, which form its history.
 *
 * @returns no readings if any row is wrong, because a partly wrong table cannot be trusted.
 */
export async function checkTable(source: string, now: Date): Promise<CheckedTable> {
  const rows = await rowsOf(source)
  if (typeof rows === 'string') return { readings: [], mistakes: [rows] }
  if (rows.length === 0) return { readings: [], mistakes: ['the table has no rows'] }
  if (rows.length > MAX_READINGS) {
    return { readings: [], mistakes: [`the table has more than ${MAX_READINGS} rows`] }
  }
  const readings: Reading[] = []
  const mistakes: string[] = []
  const seen = new Map<string, string>()
  for (const { place, row } of rows) {
    // Of each column the first mistake: a text that is no date is no day of the calendar either.
    const result = v.safeParse(Row, row, { abortPipeEarly: true })
    if (!result.success) {
      mistakes.push(`${place}: ${result.issues.map(mistakeOf).join(', ')}`)
      continue
    }
    const { date, ...reading } = result.output
    if (Date.parse(date) > now.getTime() + MAX_AHEAD_MS) {
      mistakes.push(`${place}: date lies in the future`)
    }
    const key = `${foldName(reading.name)}\n${date}`
    const earlier = seen.get(key)
    if (earlier) mistakes.push(`${place}: has the name and date of ${earlier}`)
    seen.set(key, place)
    readings.push({ ...reading, asOf: date })
  }
  return mistakes.length > 0 ? { readings: [], mistakes } : { readings, mistakes }
}

/** Reads the table at the source's address. @throws SourceError if it is not a valid table. */
export async function readTable(config: FeedConfig, signal: AbortSignal): Promise<Reading[]> {
  const text = await fetchText(config.url, config, signal)
  const { readings, mistakes } = await checkTable(text, new Date())
  if (mistakes.length > 0) throw new SourceError('The source did not answer a table of prices')
  return [...readings]
}

interface PlacedRow {
  /** Position of the row, for people. Lines of a file and items of an array count from 1. */
  readonly place: string
  readonly row: unknown
}

/** @returns a message instead of rows if the text is no table at all. */
async function rowsOf(source: string): Promise<PlacedRow[] | string> {
  if (source.trimStart().startsWith('[')) {
    const items = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), source)
    if (!items.success) return 'the text is not a JSON array'
    return items.output.map((row, index) => ({ place: `item ${index + 1}`, row }))
  }
  const parsed = await parseCsv(source).catch(mistakeInCsv)
  if (typeof parsed === 'string') return parsed
  const [head = [], ...lines] = parsed
  const names = head.map((cell) => cell.trim().toLowerCase())
  const missing = ['name', 'price', 'unit', 'date'].filter((column) => !names.includes(column))
  if (missing.length > 0) return `line 1: lacks the columns ${missing.join(', ')}`
  return lines.flatMap((cells, index) => {
    if (cells.every((cell) => cell === '')) return []
    const row = Object.fromEntries(
      names.flatMap((name, column) => (cells[column] ? [[name, cells[column]]] : [])),
    )
    return [{ place: `line ${index + 2}`, row }]
  })
}

function mistakeInCsv(error: unknown): string {
  if (error instanceof SourceError) return error.message
  throw error
}

function mistakeOf(issue: v.BaseIssue<unknown>): string {
  const column = v.getDotPath(issue)
  if (column === null) return 'is not an object'
  return issue.received === 'undefined' ? `${column} is missing` : `${column} ${issue.message}`
}

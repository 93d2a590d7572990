import * as v from 'valibot'
import type { FeedConfig } from './feed-config.ts'
import { fetchText } from './fetch-text.ts'
import { Moment, Price, type Reading } from './reading.ts'

const numeric = <Schema extends v.GenericSchema<number, number>>(schema: Schema) =>
  v.pipe(
    v.union([
      v.number(),
      v.pipe(v.string(), v.trim(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number)),
    ]),
    schema,
  )
const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))

const Row = v.object({
  name: text,
  symbol: v.optional(text),
  price: numeric(Price),
  unit: text,
  volume: v.optional(numeric(v.pipe(v.number(), v.minValue(0))), 0),
  date: Moment,
})
const Table = v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(1_000))

/**
 * Reads a table of prices: CSV with a line of names, or a JSON array of objects, with `name`, `price`,
 * `unit`, `date`, and optionally `symbol` and `volume`. A name may come with several dates, which then are
 * its history.
 *
 * @throws when any row does not fit: a table that is partly wrong is not to be trusted.
 */
export function parseTable(source: string): Reading[] {
  const isJson = source.trimStart().startsWith('[')
  const rows = v.parse(Table, isJson ? JSON.parse(source) : parseCsv(source))
  return v.parse(v.array(Row), rows).map(({ date, ...row }) => ({ ...row, asOf: date }))
}

export async function readTable({ url, key }: FeedConfig, signal: AbortSignal): Promise<Reading[]> {
  return parseTable(await fetchText(url, { key, signal }))
}

/** Comma-separated values (RFC 4180); empty cells count as absent. */
function parseCsv(source: string): Record<string, string>[] {
  const [head = [], ...lines] = cellsOf(source.replace(/^\uFEFF/, ''))
  return lines
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) =>
      Object.fromEntries(
        head.flatMap((name, index) => (cells[index] ? [[name.trim(), cells[index]]] : [])),
      ),
    )
}

function cellsOf(source: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, plain, end] of source.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    lines.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end !== ',') lines.push([])
  }
  return lines
}

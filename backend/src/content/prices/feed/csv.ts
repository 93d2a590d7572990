import { CsvError, parse } from 'csv-parse'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { SourceError } from './source-error.ts'

/** Bytes parsed in one turn of the event loop, so that requests are served in between. */
const SLICE_BYTES = 16 * 1024
/** The largest sheet, the World Bank's, has about 800 months of 75 columns. */
const MAX_ROWS = 2_000
const MAX_COLUMNS = 200
const MAX_ROW_CHARACTERS = 20_000

/**
 * Parses comma-separated values (RFC 4180) into rows of cells. Skips a byte order mark.
 *
 * @throws SourceError if quotes are unclosed or misplaced, or the text exceeds the limits above.
 */
export async function parseCsv(source: string): Promise<string[][]> {
  const parser = Readable.from(slicesOf(Buffer.from(source))).pipe(
    parse({
      bom: true,
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      max_record_size: MAX_ROW_CHARACTERS,
    }),
  )
  const rows: string[][] = []
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (cells.length > MAX_COLUMNS) throw new SourceError(`line ${rows.length + 1}: is too wide`)
      if (rows.length === MAX_ROWS) throw new SourceError(`the text has more than ${MAX_ROWS} rows`)
      rows.push(cells)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new SourceError(`line ${rows.length + 1}: is not CSV, or too long`)
  }
  return rows
}

async function* slicesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
    yield bytes.subarray(start, start + SLICE_BYTES)
    await nextTurn()
  }
}

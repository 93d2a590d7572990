import { readCsv } from '../files/csv/read-csv.ts'
import { writeCsv } from '../files/csv/write-csv.ts'
import type { ReadOptions } from '../files/draft.ts'
import type { Read } from '../files/faults.ts'
import { readFootballJson } from '../files/football-json/read-football-json.ts'
import { writeFootballJson } from '../files/football-json/write-football-json.ts'
import { readFootballTxt } from '../files/football-txt/read-football-txt.ts'
import { writeFootballTxt } from '../files/football-txt/write-football-txt.ts'
import type { ImportedSeason } from '../files/imported-season.ts'

/** A file format for imports and exports of a season. */
interface FileFormat {
  /** Media type. */
  readonly type: string
  readonly read: (text: string, options: ReadOptions) => Read<ImportedSeason>
  readonly write: (season: ImportedSeason) => string
}

/** By the extension of the file. */
export const FILE_FORMATS = {
  csv: { type: 'text/csv', read: readCsv, write: writeCsv },
  json: { type: 'application/json', read: readFootballJson, write: writeFootballJson },
  txt: { type: 'text/plain', read: readFootballTxt, write: writeFootballTxt },
} as const satisfies Record<string, FileFormat>

export type FormatName = keyof typeof FILE_FORMATS
export const FORMAT_NAMES = ['csv', 'json', 'txt'] as const

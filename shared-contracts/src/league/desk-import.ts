import * as v from 'valibot'
import { form } from '../api/form.ts'
import { line } from './desk-field.ts'
import { TextFault } from './desk-squad.ts'
import { Count, Named } from './name.ts'

export const FILE_FORMATS = ['csv', 'json', 'txt'] as const

/** Most bytes of a file in UTF-8: some thousand matches with their scorers, in any format. */
export const MOST_FILE_BYTES = 5_000_000

/** Most bytes of a body with such a file, whose line ends and quotes JSON writes with two letters. */
export const MOST_IMPORT_BYTES = 8_000_000

/** A season's file, and what its names mean. */
export const ImportFile = form({
  /** Slugs. A season that is not there is made, with the rules of the one before. */
  competition: line('Choose a competition', 60),
  season: v.pipe(
    line('Choose a season', 20),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens'),
  ),
  format: v.picklist(FILE_FORMATS, 'Choose a file that ends with .csv, .json or .txt'),
  /** Name of the file, for the history of matches. */
  name: line('Choose a file', 100),
  text: v.pipe(
    v.string('Choose a file'),
    v.minLength(1, 'The file is empty'),
    v.maxBytes(MOST_FILE_BYTES, 'Choose a file of at most 5 MB: no season is longer'),
  ),
  /** Clubs (slugs) by the names that no club has; kept for good. */
  aliases: v.optional(
    v.pipe(
      v.array(form({ name: line('Enter a name', 100), club: line('Choose a club', 50) })),
      v.maxLength(100),
    ),
    [],
  ),
  /** Whether all other unknown names become clubs. */
  newClubs: v.optional(v.boolean(), false),
})
export type ImportFile = v.InferOutput<typeof ImportFile>

const match = { slug: v.string(), home: v.string(), away: v.string() }

/** What a file does, or would do. */
export const ImportPreview = v.object({
  /** For the `If-Match` with which it is taken; 0 for a season that is not there yet. */
  revision: Count,
  /** With any, nothing can be taken: a line each. */
  faults: v.array(TextFault),
  /** Names of the file that no club has, with clubs that may be meant, the likeliest first. */
  unknown: v.array(v.object({ name: v.string(), suggestions: v.array(Named) })),
  isNewSeason: v.boolean(),
  added: v.array(v.object(match)),
  changed: v.array(
    v.object({
      ...match,
      differences: v.array(
        v.object({ what: v.string(), from: v.nullable(v.string()), to: v.nullable(v.string()) }),
      ),
    }),
  ),
  /** How many stay as they are. */
  unchanged: Count,
  /** Slugs of clubs that are made. */
  newClubs: v.array(v.string()),
  /** Players whom the file names as scorers, and of whom no club knows. */
  newPlayers: Count,
})
export type ImportPreview = v.InferOutput<typeof ImportPreview>

/** Members of the 400 of a file that has faults, beside those of every error. */
export const RefusedFile = v.object({
  faults: ImportPreview.entries.faults,
  unknown: ImportPreview.entries.unknown,
})

import * as v from 'valibot'
import { form } from '../api/form.ts'
import { line } from '../desk/content-fields.ts'
import { SeasonSlug } from './desk-season.ts'
import { TextFault } from './desk-squad.ts'
import { Count, Named } from './name.ts'

export const FILE_FORMATS = ['csv', 'json', 'txt'] as const

/** Maximum size of a file, in bytes of UTF-8: some thousand matches with their scorers, in any format. */
export const MOST_FILE_BYTES = 5_000_000

/** Maximum size of a body with such a file, in bytes: JSON escapes its line ends and quotes with two characters. */
export const MOST_IMPORT_BYTES = 8_000_000

/** A season's file, and the meaning of its names. */
export const ImportFile = form({
  /** Slugs. A missing season is created, with the rules of the one before. */
  competition: line('Choose a competition', 60),
  season: v.pipe(line('Choose a season'), SeasonSlug),
  format: v.picklist(FILE_FORMATS, 'Choose a file that ends with .csv, .json or .txt'),
  /** Name of the file, for the history of matches. */
  name: line('Choose a file', 100),
  text: v.pipe(
    v.string('Choose a file'),
    v.minLength(1, 'The file is empty'),
    v.maxBytes(MOST_FILE_BYTES, 'Choose a file of at most 5 MB: no season is longer'),
  ),
  /** Clubs (slugs) for names that belong to no club; stored permanently. */
  aliases: v.optional(
    v.pipe(
      v.array(form({ name: line('Enter a name', 100), club: line('Choose a club', 50) })),
      v.maxLength(100),
    ),
    [],
  ),
  /** Whether all other unknown names become new clubs. */
  newClubs: v.optional(v.boolean(), false),
})
export type ImportFile = v.InferOutput<typeof ImportFile>

const match = { slug: v.string(), home: v.string(), away: v.string() }

/** Effect of a file, before or after it is imported. */
export const ImportPreview = v.object({
  /** Value of `If-Match` for the import; 0 for a season that does not exist yet. */
  revision: Count,
  /** One per line; a file with any cannot be imported. */
  faults: v.array(TextFault),
  /** Names in the file that belong to no club, with suggested clubs, the likeliest first. */
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
  /** Number of unchanged matches. */
  unchanged: Count,
  /** Slugs of new clubs. */
  newClubs: v.array(v.string()),
  /** Number of scorers in the file whom no club knows yet. */
  newPlayers: Count,
})
export type ImportPreview = v.InferOutput<typeof ImportPreview>

/** Members of the 400 for a file with faults, besides those of every error. */
export const RefusedFile = v.object({
  faults: ImportPreview.entries.faults,
  unknown: ImportPreview.entries.unknown,
})

import type { Readable } from 'node:stream'

/** A release by its name. */
export interface ReleaseName {
  readonly name: string
  readonly version: string
}

/** The store answers, and does not hold the release. */
export class MissingRelease extends Error {
  override readonly name = 'MissingRelease'

  constructor({ name, version }: ReleaseName, place: string) {
    super(`${name}@${version} is not in ${place}`)
  }
}

/** What lies in the store under the release's name is something else than was published. */
export class AlteredRelease extends Error {
  override readonly name = 'AlteredRelease'
}

/** Files of a release that are put, but not yet in their place. */
export interface StagedRelease {
  /** Moves them into their place, where a release is never changed again. */
  readonly keep: () => Promise<void>
  /** Takes them back. Does nothing after {@link keep}. */
  readonly discard: () => Promise<void>
}

/** Told of every file that has arrived. */
export type FileProgress = (file: string, bytes: number) => void

/** Where the files of releases lie: the release command puts them there, the edge takes them from there. */
export interface ReleaseFiles {
  /** Puts a release's folder beside its place; takes back what had arrived when it fails. */
  readonly stage: (
    release: ReleaseName,
    folder: string,
    onFile?: FileProgress,
  ) => Promise<StagedRelease>
  /**
   * Removes what was put beside its place before a time and left there: its process was killed.
   *
   * @param name a remote's, or the host's; where it is not given, of all, whose files are all listed then.
   */
  readonly removeLeftovers: (before: Date, name?: string) => Promise<void>
  /** Its `release.json`, letter by letter; null where the files are not in their place. */
  readonly description: (release: ReleaseName) => Promise<string | null>
  /** Versions of a remote whose files lie here. */
  readonly list: (name: string) => Promise<string[]>
  /** Removes what lies here of a release; nothing is no mistake. */
  readonly remove: (release: ReleaseName) => Promise<void>
  /** Bytes of each file that lies in the release's place, by name; of nothing that is no plain file. */
  readonly sizes: (release: ReleaseName) => Promise<ReadonlyMap<string, number>>
  /** Content of one of those files. */
  readonly open: (release: ReleaseName, file: string) => Promise<Readable>
}

/** Name of a file that arrives last: a release without it is not whole. */
export const DESCRIPTION_FILE = 'release.json'

/** How the name of a file's brotli ends, which the build puts beside it; it is no file of the release's own. */
export const BROTLI_SUFFIX = '.br'

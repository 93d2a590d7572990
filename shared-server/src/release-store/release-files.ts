import type { Readable } from 'node:stream'

/** Identifies a release. */
export interface ReleaseName {
  readonly name: string
  readonly version: string
}

/** The store was reached, but does not have the release. */
export class MissingRelease extends Error {
  override readonly name = 'MissingRelease'

  constructor({ name, version }: ReleaseName, place: string) {
    super(`${name}@${version} is not in ${place}`)
  }
}

/** The store's files for the release differ from what was published. */
export class AlteredRelease extends Error {
  override readonly name = 'AlteredRelease'
}

/** Files of a release that are stored, but not in place yet. */
export interface StagedRelease {
  /** Moves them into place, where a release is never changed again. */
  readonly keep: () => Promise<void>
  /** Removes them. Does nothing after {@link keep}. */
  readonly discard: () => Promise<void>
}

/** Called for every file that has been stored. */
export type FileProgress = (file: string, bytes: number) => void

/** Store of releases' files: the release command writes them, the edge reads them. */
export interface ReleaseFiles {
  /** Stages a release's folder beside its place; removes the files again if it fails. */
  readonly stage: (
    release: ReleaseName,
    folder: string,
    onFile?: FileProgress,
  ) => Promise<StagedRelease>
  /**
   * Removes files that were staged before a given time and abandoned, because their process was killed.
   *
   * @param name of a remote or the host; without it, all of them, for which every file in the store is listed.
   */
  readonly removeLeftovers: (before: Date, name?: string) => Promise<void>
  /** Returns its `release.json` as the exact text; null if the files are not in place. */
  readonly description: (release: ReleaseName) => Promise<string | null>
  /** Lists the versions of a remote whose files are here. */
  readonly list: (name: string) => Promise<string[]>
  /**
   * Removes all files of a release; does nothing if there are none.
   *
   * @param before spares files that were stored later.
   */
  readonly remove: (release: ReleaseName, before?: Date) => Promise<void>
  /** Returns the bytes of each file of the release, by name; only of regular files. */
  readonly sizes: (release: ReleaseName) => Promise<ReadonlyMap<string, number>>
  /** Opens one of those files. */
  readonly open: (release: ReleaseName, file: string) => Promise<Readable>
}

/** Name of the file that is stored last: a release without it is incomplete. */
export const DESCRIPTION_FILE = 'release.json'

/** Suffix of the brotli that the build writes beside a file; it is not a file of the release itself. */
export const BROTLI_SUFFIX = '.br'

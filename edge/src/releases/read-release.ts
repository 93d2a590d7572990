import {
  ReleaseDescription,
  ShellDescription,
  type ReleasePointer,
} from 'shared-contracts/registry'
import { Fragment, SERVER_SCRIPT, type Release } from 'shared-contracts/release'
import { integrityOf, shortIntegrityOf } from 'shared-server/integrity'
import { missingFiles } from 'shared-server/missing-files'
import { codeOf, isMissing } from 'shared-server/release-store/is-missing'
import { placeInside } from 'shared-server/release-store/place-inside'
import { openFile, readBounded } from 'shared-server/release-store/read-bounded'
import { AlteredRelease, DESCRIPTION_FILE } from 'shared-server/release-store/release-files'
import * as v from 'valibot'

/** A release whose folder is complete and unchanged, with the parts that documents need in memory. */
export interface LoadedRelease {
  readonly release: Release
  /** Integrity of its `release.json`. */
  readonly digest: string
  /** Its team's signature, from the registry. */
  readonly signature?: string | undefined
  /** Fragments by file name. */
  readonly fragments: ReadonlyMap<string, Fragment>
  /** The script that renders its pages; null if the release was built without one. */
  readonly serverPages: string | null
  /** Integrity of `release.json` and of each script as used in documents, by file name; absent for unverified files. */
  readonly shortIntegrities?: ReadonlyMap<string, string>
}

/** Why the edge does not serve a release. */
export class RejectedRelease extends Error {
  override readonly name = 'RejectedRelease'
}

/**
 * Reads a release from its folder and verifies every byte of it: the registry's digest covers the description, and
 * the description covers every file.
 *
 * @throws RejectedRelease if a file is missing or changed; the file system's own error if it cannot be read.
 */
export async function readRelease(
  releasesDir: string,
  name: string,
  { version, digest, signature }: ReleasePointer,
): Promise<LoadedRelease> {
  const folder = placeInside(releasesDir, name, version)
  try {
    const description = await readVerified(placeInside(folder, DESCRIPTION_FILE), digest)
    const release = v.parse(ReleaseDescription, description.toString())
    if (release.name !== name || release.version !== version) {
      throw new Error(`it describes ${release.name}@${release.version}`)
    }
    const missing = missingFiles(release)
    if (missing.length > 0) throw new Error(missing.join('; '))
    const fragmentFiles = new Set(release.routes.flatMap((route) => Object.values(route.fragments)))
    const fragments = new Map<string, Fragment>()
    const shortIntegrities = new Map([[DESCRIPTION_FILE, shortIntegrityOf(description)]])
    let serverPages: string | null = null
    for (const [file, { integrity }] of Object.entries(release.files)) {
      const content = await readVerified(placeInside(folder, file), integrity)
      if (fragmentFiles.has(file)) {
        fragments.set(file, v.parse(Fragment, JSON.parse(content.toString())))
      }
      if (file.endsWith('.js')) shortIntegrities.set(file, shortIntegrityOf(content))
      if (file === SERVER_SCRIPT) serverPages = content.toString()
    }
    return { release, digest, signature, fragments, serverPages, shortIntegrities }
  } catch (error) {
    if (codeOf(error) !== undefined && !isMissing(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new RejectedRelease(`${name}@${version}: ${reason}`)
  }
}

/**
 * Reads the files of a host build, and the integrity of each: the registry's digest covers the description, and the
 * description covers every file, which is verified when it is sent.
 *
 * @throws RejectedRelease if the description is missing or changed.
 */
export async function readShellRelease(
  folder: string,
  { version, digest }: ReleasePointer,
): Promise<ReadonlyMap<string, string>> {
  try {
    const description = await readVerified(placeInside(folder, DESCRIPTION_FILE), digest)
    const { files } = v.parse(ShellDescription, description.toString())
    return new Map(Object.entries(files).map(([file, { integrity }]) => [file, integrity]))
  } catch (error) {
    if (codeOf(error) !== undefined && !isMissing(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new RejectedRelease(`shell@${version}: ${reason}`)
  }
}

/** @throws AlteredRelease if a file does not match its integrity. */
export async function readVerified(file: string, integrity: string): Promise<Buffer> {
  const content = await readBounded(await openFile(file))
  if (integrityOf(content) !== integrity) {
    throw new AlteredRelease(`${file} is not what was published`)
  }
  return content
}

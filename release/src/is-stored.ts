import { integrityOf } from 'shared-server/integrity'
import { readStored } from 'shared-server/release-store/bring-release'
import {
  AlteredRelease,
  MissingRelease,
  type ReleaseFiles,
  type ReleaseName,
} from 'shared-server/release-store/release-files'

/**
 * Whether a store has every file of a release as it was published, by the same check as an edge's.
 *
 * @param description `release.json`, as the registry has it.
 * @throws Error if the store cannot be read.
 */
export async function isStored(
  files: ReleaseFiles,
  { name, version }: ReleaseName,
  description: string,
): Promise<boolean> {
  try {
    await readStored(files, { name, version, digest: integrityOf(description) })
    return true
  } catch (error) {
    if (error instanceof AlteredRelease || error instanceof MissingRelease) return false
    throw error
  }
}

import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releasesFolder, type ReleaseStoreEnvironment } from './open-release-files.ts'

/** File that identifies a folder of releases, wherever it is mounted. */
const NAME_FILE = '.store'

/**
 * Returns an identifier of the store of releases' files, so that two programs can tell whether they use the same
 * one: the address of a bucket, or the id that was written into the folder on first use.
 *
 * @returns null if the folder has no id and none can be written.
 */
export async function storeName(
  { RELEASE_STORE: bucket }: ReleaseStoreEnvironment,
  dataDir: string,
): Promise<string | null> {
  // With or without a slash at its end, an address names the same folder.
  if (bucket !== undefined) return bucket.replace(/\/$/, '')
  const folder = releasesFolder(dataDir)
  const file = join(folder, NAME_FILE)
  const known = () => readFile(file, 'utf8').catch(() => '')
  const found = await known()
  if (found) return found
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(file, randomUUID(), { flag: 'wx' })
  } catch {
    // Another program was faster, or this one may not write here.
  }
  return (await known()) || null
}

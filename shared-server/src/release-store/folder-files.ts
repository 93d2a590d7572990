import { randomUUID } from 'node:crypto'
import { cp, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow } from './files-below.ts'
import { isMissing } from './is-missing.ts'
import { placeInside } from './place-inside.ts'
import { openFile, readDescription } from './read-bounded.ts'
import { DESCRIPTION_FILE, type ReleaseFiles, type ReleaseName } from './release-files.ts'

/** Stores releases in a folder of this machine, or of a shared disk: `<folder>/<name>/<version>/`. */
export function folderFiles(folder: string): ReleaseFiles {
  const placeOf = ({ name, version }: ReleaseName) => placeInside(folder, name, version)

  return {
    async stage(release, source, onFile) {
      const place = placeOf(release)
      const staged = stagingPath(place)
      const discard = () => rm(staged, { recursive: true, force: true })
      try {
        for (const file of await filesBelow(source)) {
          await cp(join(source, file), join(staged, file))
          onFile?.(file, (await stat(join(source, file))).size)
        }
      } catch (error) {
        await discard()
        throw error
      }
      return { keep: () => moveInto(staged, place), discard }
    },

    async removeLeftovers(before, only) {
      const names = only === undefined ? await readdir(folder).catch(() => []) : [only]
      for (const name of names) {
        for (const entry of await readdir(join(folder, name)).catch(() => [])) {
          if (!entry.endsWith(STAGED)) continue
          const leftover = join(folder, name, entry)
          const found = await stat(leftover).catch(() => null)
          if (found && found.mtime < before) await rm(leftover, { recursive: true, force: true })
        }
      }
    },

    description: (release) =>
      openFile(placeInside(placeOf(release), DESCRIPTION_FILE))
        .then(readDescription)
        .catch(() => null),

    async list(name) {
      const entries = await readdir(join(folder, name), { withFileTypes: true }).catch(() => [])
      return entries
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map((entry) => entry.name)
        .sort()
    },

    async remove(release, before) {
      const found = before && (await stat(placeOf(release)).catch(() => null))
      if (found && found.mtime >= before) return
      await removeAtomically(placeOf(release))
    },

    async sizes(release) {
      const place = placeOf(release)
      const names = await filesBelow(place).catch(() => [])
      const sizes = new Map<string, number>()
      for (const name of names) sizes.set(name, (await lstat(placeInside(place, name))).size)
      return sizes
    },

    open: (release, file) => openFile(placeInside(placeOf(release), file)),
  }
}

/** Suffix of folders that are not in place yet. */
const STAGED = '.staged'

/** Returns a unique staging folder on the same disk, hidden from listings. */
export const stagingPath = (place: string) => join(dirname(place), `.${randomUUID()}${STAGED}`)

/** Moves a staged folder into place. A folder that is already there was left by an attempt that was cut off. */
export async function moveInto(staged: string, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true })
  await removeAtomically(place)
  await rename(staged, place)
}

/** Removes a folder at once: others see it either complete or gone, even if the process is killed meanwhile. */
export async function removeAtomically(place: string): Promise<void> {
  const aside = stagingPath(place)
  try {
    await rename(place, aside)
  } catch (error) {
    if (isMissing(error)) return
    throw error
  }
  await rm(aside, { recursive: true })
}

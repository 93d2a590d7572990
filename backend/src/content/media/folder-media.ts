import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from 'shared-server/release-store/is-missing'
import type { MediaFiles } from './media-files.ts'

/** Pictures in a folder on this machine, or on a disk that machines share. */
export function folderMedia(folder: string): MediaFiles {
  return {
    async put(name, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const part = join(folder, `.${randomUUID()}.part`)
      try {
        await writeWhole(part, content)
        await rename(part, join(folder, name))
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      await flushFolder(folder)
    },
    async read(name) {
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

async function writeWhole(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Flushes the folder, which holds the file's name, separately from the file. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { DESCRIPTION_FILE } from './release-files.ts'

/** Lists every file below a folder, by name with forward slashes; the description comes last. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort()
  return [
    ...names.filter((name) => name !== DESCRIPTION_FILE),
    ...names.filter((name) => name === DESCRIPTION_FILE),
  ]
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Subresource Integrity value of a file's content. */
export const integrityOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Integrity of every file below a folder, by name with forward slashes; encodings of a file are the file itself. */
export async function folderIntegrity(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort()
  const pairs = names.map(
    async (name) => [name, integrityOf(await readFile(join(folder, name)))] as const,
  )
  return Object.fromEntries(await Promise.all(pairs))
}

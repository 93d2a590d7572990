import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Release } from 'shared-contracts/release'
import { integrityOf } from 'shared-server/integrity'
import { DESCRIPTION_FILE } from 'shared-server/release-store/release-files'

/**
 * Integrity and transferred bytes of a release's files, by name with forward slashes. The description itself
 * is left out, and so are the `.br` and `.gz` copies beside a file: they are the same file, compressed.
 */
export async function describeFiles(folder: string): Promise<Release['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((name) => name !== DESCRIPTION_FILE)
    .sort()
  const files: Release['files'] = {}
  for (const name of names) {
    const content = await readFile(join(folder, name))
    const brotli = await stat(join(folder, `${name}.br`)).catch(() => null)
    files[name] = {
      integrity: integrityOf(content),
      bytes: Math.min(content.length, brotli?.size ?? content.length),
    }
  }
  return files
}

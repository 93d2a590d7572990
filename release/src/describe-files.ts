import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from 'shared-contracts/release'
import { integrityOf } from 'shared-server/integrity'
import { filesBelow } from 'shared-server/release-store/files-below'
import { BROTLI_SUFFIX, DESCRIPTION_FILE } from 'shared-server/release-store/release-files'

/**
 * Returns integrity and transferred bytes of a release's files, by name with forward slashes. Leaves out the
 * description, and the brotli beside a file: the edge sends that only if it decodes to the file.
 */
export async function describeFiles(folder: string): Promise<Release['files']> {
  const names = (await filesBelow(folder))
    .filter((name) => name !== DESCRIPTION_FILE && !name.endsWith(BROTLI_SUFFIX))
    .sort()
  const files: Release['files'] = {}
  for (const name of names) {
    const content = await readFile(join(folder, name))
    const brotli = await stat(join(folder, name + BROTLI_SUFFIX)).catch(() => null)
    files[name] = {
      integrity: integrityOf(content),
      bytes: Math.min(content.length, brotli?.size ?? content.length),
    }
  }
  return files
}

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesBelow } from 'shared-server/release-store/files-below'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import type { Declarations } from './declarations.ts'

const FOLDER = join(WORKSPACE_ROOT, 'shared-contracts/released')

/** The contracts of the last released shell; null before the first release. */
export async function releasedContracts(): Promise<{
  version: string
  declarations: Declarations
} | null> {
  const [version] = await readdir(FOLDER).catch(() => [])
  if (version === undefined) return null
  const folder = join(FOLDER, version)
  const declarations = new Map<string, string>()
  for (const file of await filesBelow(folder)) {
    declarations.set(file, await readFile(join(folder, file), 'utf8'))
  }
  return { version, declarations }
}

/** Keeps declarations as the last released ones. Earlier ones are in the repository's history. */
export async function keepContracts(version: string, declarations: Declarations): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true })
  for (const [file, text] of declarations) {
    const path = join(FOLDER, version, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import type { Declarations } from './declarations.ts'

const FOLDER = join(WORKSPACE_ROOT, 'shared-contracts/released')

/** Marks the start of each declaration file inside a package's report. */
const FILE_MARK = '// file: '

/** The contracts of the last released shell; null before the first release. */
export async function releasedContracts(): Promise<{
  version: string
  declarations: Declarations
} | null> {
  const [version] = await readdir(FOLDER).catch(() => [])
  if (version === undefined) return null
  const declarations = new Map<string, string>()
  for (const report of await readdir(join(FOLDER, version))) {
    const text = await readFile(join(FOLDER, version, report), 'utf8')
    for (const part of text.split(new RegExp(`^${FILE_MARK}`, 'm')).slice(1)) {
      const end = part.indexOf('\n')
      declarations.set(part.slice(0, end), part.slice(end + 1))
    }
  }
  return { version, declarations }
}

/**
 * Keeps declarations as the last released ones, in one report a package. Earlier ones are in the repository's
 * history.
 */
export async function keepContracts(version: string, declarations: Declarations): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(join(FOLDER, version), { recursive: true })
  const reports = new Map<string, string>()
  for (const file of [...declarations.keys()].sort()) {
    const [name = ''] = file.split('/', 1)
    const part = `${FILE_MARK}${file}\n${declarations.get(file)}`
    reports.set(name, (reports.get(name) ?? '') + part)
  }
  for (const [name, report] of reports) {
    await writeFile(join(FOLDER, version, `${name}.d.ts`), report)
  }
}

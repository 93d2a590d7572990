import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { WORKSPACE_ROOT } from './workspace.ts'

/** Folders with generated content. */
const MADE = new Set(['node_modules', 'dist', '.data', '.cache', 'test-results'])

export interface BuildStep {
  readonly name: string
  /** Files and folders of the workspace that the result depends on. */
  readonly inputs: readonly string[]
  /** A file that exists once the step is done. */
  readonly output: string
  readonly run: () => Promise<void>
  /** The remote that the step builds, if it builds one. */
  readonly remote?: string
}

/**
 * Runs a step unless its result exists and was made from the same inputs.
 *
 * @returns whether it ran.
 */
export async function runStep(step: BuildStep): Promise<boolean> {
  const stamp = join(WORKSPACE_ROOT, '.cache/steps', step.name)
  const inputs = await hashOf([...step.inputs, 'pnpm-lock.yaml', 'tsconfig.base.json'])
  const isFresh =
    existsSync(step.output) && (await readFile(stamp, 'utf8').catch(() => '')) === inputs
  if (isFresh) return false
  await step.run()
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, inputs)
  return true
}

async function hashOf(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const file of (await Promise.all(inputs.map(filesOf))).flat()) {
    hash.update(file).update(await readFile(join(WORKSPACE_ROOT, file)))
  }
  return hash.digest('hex')
}

/** Every file at or below a path, relative to the workspace, in a stable order. */
async function filesOf(path: string): Promise<string[]> {
  const folder = join(WORKSPACE_ROOT, path)
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null)
  if (!entries) return [path]
  const found = entries
    .filter(({ name }) => !MADE.has(name))
    .map((entry) => join(path, entry.name))
    .sort()
  return (await Promise.all(found.map(filesOf))).flat()
}

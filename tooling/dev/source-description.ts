import { execFile } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { Release } from 'shared-contracts/release'
import * as v from 'valibot'
import { SOURCES_ENV, WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { describeFolder } from './dev-release.ts'

/** Script of the process that describes a remote's folder. */
const DESCRIBE = `
  const { describeFolder } = await import('./tooling/dev/dev-release.ts')
  console.log(JSON.stringify(await describeFolder(process.argv[1])))
`

/** Description of a remote that is served from source, as its source is now. */
export class SourceDescription {
  private readonly folder: string
  private described: { readonly changedAt: number; readonly release: Promise<Release> } | null =
    null

  /** @param folder of the remote, which has its name. */
  constructor(folder: string) {
    this.folder = folder
  }

  /** @returns the last good one while the source cannot be read. */
  latest(): Promise<Release> {
    const changedAt = lastChange(join(this.folder, 'src'))
    if (this.described?.changedAt !== changedAt) {
      this.described = { changedAt, release: this.describe(changedAt) }
    }
    return this.described.release
  }

  private async describe(changedAt: number): Promise<Release> {
    const { folder, described } = this
    // What this process has imported stays as it was, so it knows only what is older than the process.
    if (!described && changedAt < performance.timeOrigin) return describeFolder(folder)
    try {
      return await describeAfresh(folder)
    } catch (error) {
      if (!described) throw error
      const reason = error instanceof Error ? error.message : String(error)
      console.error(`${basename(folder)} keeps the pages that it had: ${reason}`)
      return described.release
    }
  }
}

/**
 * Describes a folder in a process of its own, which imports everything anew. It takes a second.
 *
 * @throws Error with what the process printed.
 */
export async function describeAfresh(folder: string): Promise<Release> {
  const flags = ['--conditions=source', '--import', 'tsx', '--input-type=module']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...flags, '--eval', DESCRIBE, folder],
    { cwd: WORKSPACE_ROOT, env: SOURCES_ENV },
  ).catch((error: Error & { stderr?: string }) => {
    throw new Error(error.stderr || error.message)
  })
  return v.parse(Release, JSON.parse(stdout))
}

/** When a file below a folder was last written, added or removed, in milliseconds since 1970. */
function lastChange(folder: string): number {
  const times = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map(
    // An editor may remove a temporary file meanwhile.
    (file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  )
  return Math.max(...times)
}

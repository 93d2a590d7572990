import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ShellDescription } from 'shared-contracts/registry'
import { SHELL_NAME, type ShellRelease } from 'shared-contracts/release'
import { integrityOf } from 'shared-server/integrity'
import { DESCRIPTION_FILE } from 'shared-server/release-store/release-files'
import { signRelease } from 'shared-server/signature/release-signature'
import * as v from 'valibot'
import { damagedFiles, DamagedRelease } from './examine-release.ts'
import { LEFTOVER_MS, type PublishOptions } from './publish.ts'

/** A built host: its description, parsed and as the exact text, and the folder of the files that it names. */
interface BuiltShell {
  readonly shell: ShellRelease
  readonly description: string
  readonly folder: string
}

export interface AnnounceOptions extends PublishOptions {
  /** The host takes its place although live releases cannot run with it. */
  readonly isBreaking?: boolean
}

async function readShell(build: string): Promise<BuiltShell> {
  const folder = join(build, 'browser')
  const description = await readFile(join(folder, DESCRIPTION_FILE), 'utf8')
  return { shell: v.parse(ShellDescription, description), description, folder }
}

/**
 * Puts a built host's files where every edge finds them, and tells the registry what it gives to remotes. Behind
 * one address a document of one edge asks another for its scripts, so this comes before an edge runs the build.
 * Hosts whose last tab has ended are removed from the store.
 *
 * @param build folder with `document.json` and `browser/`.
 * @throws DamagedRelease when a file is missing, changed or not described; nothing is changed then.
 * @throws HttpError 422 when the registry refuses it.
 */
export async function announceShell(
  build: string,
  { registry, files, key, onFile, isBreaking = false }: AnnounceOptions,
): Promise<ShellRelease> {
  const { shell, description, folder } = await readShell(build)
  // A host that is being worked on names no files, because they change under their names.
  const hasFiles = Object.keys(shell.files).length > 0
  const reasons = hasFiles ? await damagedFiles(folder, shell) : []
  if (reasons.length > 0) throw new DamagedRelease(shell, reasons)
  const { name, version } = shell
  const digest = integrityOf(description)
  const signature = key === null ? undefined : signRelease(key, { name, version, digest })
  await files.removeLeftovers(new Date(Date.now() - LEFTOVER_MS), SHELL_NAME)
  if (hasFiles && (await files.description(shell)) !== description) {
    const staged = await files.stage(shell, folder, onFile)
    await staged.keep()
  }
  await registry.announceShell({
    description,
    ...(signature !== undefined && { signature }),
    ...(isBreaking && { isBreaking }),
  })
  const { shells } = await registry.map()
  const kept = new Set(shells.map((other) => other.version))
  for (const other of await files.list(SHELL_NAME)) {
    if (!kept.has(other)) await files.remove({ name: SHELL_NAME, version: other })
  }
  return shell
}

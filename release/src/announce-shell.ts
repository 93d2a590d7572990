import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ShellDescription } from 'shared-contracts/registry'
import { SHELL_NAME, type ShellRelease } from 'shared-contracts/release'
import { integrityOf } from 'shared-server/integrity'
import { DESCRIPTION_FILE } from 'shared-server/release-store/release-files'
import { signRelease } from 'shared-server/signature/release-signature'
import * as v from 'valibot'
import { addDeltas } from './deltas/add-deltas.ts'
import { earlierShells } from './deltas/earlier-releases.ts'
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
 * Deltas against the hosts that visitors hold are added to it. Hosts whose last tab has ended are removed from the store.
 *
 * @param build folder with `document.json` and `browser/`.
 * @throws DamagedRelease when a file is missing, changed or not described; nothing is changed then.
 * @throws HttpError 422 when the registry refuses it.
 */
export async function announceShell(
  build: string,
  { registry, files, key, onFile, isBreaking = false }: AnnounceOptions,
): Promise<ShellRelease> {
  const built = await readShell(build)
  const { folder } = built
  // A host that is being worked on names no files, because they change under their names.
  const hasFiles = Object.keys(built.shell.files).length > 0
  const reasons = hasFiles ? await damagedFiles(folder, built.shell) : []
  if (reasons.length > 0) throw new DamagedRelease(built.shell, reasons)
  const { shell, description } = hasFiles ? await withDeltas(built, { registry, files }) : built
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

/** The same as it is announced. What the registry lists already stays as it is. */
async function withDeltas(
  built: BuiltShell,
  { registry, files: store }: Pick<AnnounceOptions, 'registry' | 'files'>,
): Promise<BuiltShell> {
  const { shell, description, folder } = built
  const pointer = { version: shell.version, digest: integrityOf(description) }
  const earlier = await earlierShells(pointer, registry, store)
  const added = earlier && (await addDeltas(folder, shell, { earlier, store }))
  return added ? { shell: added.described, description: added.description, folder } : built
}

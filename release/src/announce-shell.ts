import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ShellDescription } from 'shared-contracts/registry'
import { SHELL_NAME, type ShellRelease } from 'shared-contracts/release'
import { integrityOf } from 'shared-server/integrity'
import { DESCRIPTION_FILE } from 'shared-server/release-store/release-files'
import { signRelease } from 'shared-server/signature/release-signature'
import * as v from 'valibot'
import { UsageError } from './command/verb.ts'
import { addDeltas } from './deltas/add-deltas.ts'
import { earlierShells } from './deltas/earlier-releases.ts'
import { damagedFiles, DamagedRelease } from './examine-release.ts'
import { isSameBuild } from './is-same-build.ts'
import { LEFTOVER_MS, type PublishOptions } from './publish.ts'

/** A built host: its description, parsed and as the exact text, and the folder of its files. */
interface BuiltShell {
  readonly shell: ShellRelease
  readonly description: string
  readonly folder: string
}

export interface AnnounceOptions extends PublishOptions {
  /** Whether to announce the host even if live releases cannot run with it. */
  readonly isBreaking?: boolean
}

async function readShell(build: string): Promise<BuiltShell> {
  const folder = join(build, 'browser')
  const description = await readFile(join(folder, DESCRIPTION_FILE), 'utf8')
  return { shell: v.parse(ShellDescription, description), description, folder }
}

/**
 * Puts a built host's files into the store, where every edge finds them, and tells the registry what the host
 * provides to remotes. Behind one address, a document of one edge may request its scripts from another, so this
 * comes before an edge runs the build. Adds deltas against the hosts that visitors have. Removes hosts from the
 * store once no tab can still use them, but none that another run may be about to announce.
 *
 * @param build folder with `document.json` and `browser/`.
 * @throws DamagedRelease if a file is missing, changed or not described; nothing is changed then.
 * @throws UsageError if another build has its version; nothing is changed then.
 * @throws HttpError 422 if the registry refuses it.
 */
export async function announceShell(
  build: string,
  { registry, files, key, onUpload, isBreaking = false }: AnnounceOptions,
): Promise<ShellRelease> {
  const built = await readShell(build)
  const { folder } = built
  // During development a host names no files, because they change under their names.
  const hasFiles = Object.keys(built.shell.files).length > 0
  const reasons = hasFiles ? await damagedFiles(folder, built.shell) : []
  if (reasons.length > 0) throw new DamagedRelease(built.shell, reasons)
  const { shell, description } = hasFiles ? await withDeltas(built, { registry, files }) : built
  const { name, version } = shell
  const digest = integrityOf(description)
  const signature = key === null ? undefined : signRelease(key, { name, version, digest })
  const before = new Date(Date.now() - LEFTOVER_MS)
  await files.removeLeftovers(before, SHELL_NAME)
  if (hasFiles && (await files.description(shell)) !== description) {
    const staged = await files.stage(shell, folder, await onUpload?.(folder))
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
    if (!kept.has(other)) await files.remove({ name: SHELL_NAME, version: other }, before)
  }
  return shell
}

/**
 * Adds deltas to a build. One that the registry lists keeps the deltas that it was announced with, wherever it comes
 * from now: a rollback announces the host of an older image again.
 *
 * @throws UsageError if the registry lists the version with what neither the build nor the store has.
 */
async function withDeltas(
  built: BuiltShell,
  { registry, files: store }: Pick<AnnounceOptions, 'registry' | 'files'>,
): Promise<BuiltShell> {
  const { shell, description, folder } = built
  const { shells } = await registry.map()
  const listed = shells.find(({ version }) => version === shell.version)
  if (!listed) {
    const added = await addDeltas(folder, shell, {
      earlier: await earlierShells(shells, store),
      store,
    })
    return added ? { shell: added.described, description: added.description, folder } : built
  }
  if (listed.digest === integrityOf(description)) return built
  const stored = await store.description(shell)
  const announced = v.safeParse(ShellDescription, stored)
  const isListed = stored !== null && integrityOf(stored) === listed.digest
  if (isListed && announced.success && isSameBuild(shell, announced.output)) {
    return { shell: announced.output, description: stored, folder }
  }
  throw new UsageError(
    `shell ${shell.version} is announced already as another build: announce it from the folder that was announced`,
  )
}

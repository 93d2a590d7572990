import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { versionMistakes } from 'shared-server/compatibility'
import type { ReleaseFiles, ReleaseName } from 'shared-server/release-store/release-files'
import { storeName } from 'shared-server/release-store/store-name'
import { UsageError } from './command/verb.ts'
import type { ReleaseEnvironment } from './environment.ts'
import { isStored } from './is-stored.ts'
import { listedRelease } from './listed-release.ts'
import type { RegistryClient } from './registry-client.ts'
import { workspaceFolder } from './workspace.ts'

/** Maximum number of uncommitted files that are listed. */
const MAX_LISTED = 5

/**
 * Refuses a publish with uncommitted changes, so that the commit in a release's description identifies its content.
 * Accepts a workspace that is not a repository.
 *
 * @throws UsageError with the files that are not committed.
 */
export async function assertCommitted(): Promise<void> {
  const run = promisify(execFile)
  const { stdout } = await run('git', ['status', '--porcelain'], { cwd: workspaceFolder }).catch(
    () => ({ stdout: '' }),
  )
  const changed = stdout.split('\n').filter(Boolean)
  if (changed.length === 0) return
  const more = changed.length > MAX_LISTED ? `, and ${changed.length - MAX_LISTED} more` : ''
  const listed = changed.slice(0, MAX_LISTED).map((line) => line.slice(3))
  throw new UsageError(
    `not everything is committed: ${listed.join(', ')}${more}; commit it, or publish it all the same with --dirty`,
  )
}

/**
 * Refuses a version that is already published. One whose files did not arrive, or are damaged in the store, is free
 * for the same build.
 *
 * @returns the description of that build; null if nothing is published.
 * @throws UsageError if the version is taken, with what to do.
 */
export async function assertVersionFree(
  { name, version }: ReleaseName,
  registry: RegistryClient,
  files: ReleaseFiles,
): Promise<string | null> {
  const listed = await listedRelease({ name, version }, registry)
  if (!listed) return null
  const description = await registry.description(name, version)
  const isFree =
    listed.prunedAt === null && !(await isStored(files, { name, version }, description))
  if (isFree) return description
  throw new UsageError(
    `${name}@${version} is published already: raise the version in its package.json, or name one by --version`,
  )
}

/** Refuses a version that the registry would refuse. @throws UsageError that says how to write one. */
export function assertVersionOrdered(version: string): void {
  const [mistake] = versionMistakes(version)
  if (mistake !== undefined) throw new UsageError(mistake)
}

/**
 * Refuses a store that no edge reads: the release would be published and never served.
 *
 * @throws UsageError if every running edge takes its files from another store.
 */
export async function assertStoreIsRead(
  env: ReleaseEnvironment,
  registry: RegistryClient,
): Promise<void> {
  // Older edges tell a bucket's address as it was configured.
  const stores = (await registry.edges()).flatMap(({ store }) => store?.replace(/\/$/, '') ?? [])
  const own = await storeName(env, env.DATA_DIR)
  if (stores.length === 0 || own === null || stores.includes(own)) return
  throw new UsageError(
    `the edges take releases from another place than ${env.RELEASE_STORE ?? env.DATA_DIR}: set DATA_DIR or RELEASE_STORE as theirs`,
  )
}

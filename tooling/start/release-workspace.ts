import { isDeepStrictEqual } from 'node:util'
import { incompatibilities } from 'shared-server/compatibility'
import { HttpError } from 'shared-contracts/http-error'
import { ReleaseDescription } from 'shared-contracts/registry'
import { basePathsOf, type Release } from 'shared-contracts/release'
import * as v from 'valibot'
import { builtReleaseFolder, builtShellFolder, type Mode } from 'release/workspace'
import { readEnvironment } from 'release/environment'
import { announceShell } from 'release/announce-shell'
import { publishRelease, readRelease, type PublishOptions } from 'release/publish'
import { RegistryClient, registryFromEnvironment } from 'release/registry-client'
import { readReleaseKey } from 'release/release-key'
import { DELTAS_FILE } from 'shared-server/deltas/script-deltas'
import { integrityOf } from 'shared-server/integrity'
import { openReleaseFiles } from 'shared-server/release-store/open-release-files'

/**
 * Announces the workspace's shell to the registry, then publishes and promotes the workspace's release of every
 * remote that has no live release, or one that this shell cannot run. Puts the files of live releases back that the
 * store lacks, such as after a restore of the database alone, where the workspace has the same build.
 *
 * @param build builds a missing release if not all are built; built releases are then not compared
 * with the live ones.
 * @returns whether a release or its files were missing, the remotes whose release in the workspace is not the live one,
 * and the live releases whose files remain missing.
 * @throws Error if another build of a missing release is published under its version.
 */
export async function releaseWorkspace(
  names: readonly string[],
  mode: Mode,
  variables: NodeJS.ProcessEnv,
  build: ((name: string) => Promise<void>) | null = null,
): Promise<{ hasReleased: boolean; unreleased: string[]; lost: string[] }> {
  const env = readEnvironment(variables)
  const registry = new RegistryClient(await registryFromEnvironment(env))
  const files = await openReleaseFiles(env, env.DATA_DIR)
  const key = await readReleaseKey(env)
  const options = { registry, files, key }
  // Releases that it cannot run are replaced below.
  const { contract: host } = await announceShell(env.SHELL_BUILD ?? builtShellFolder(mode), {
    ...options,
    isBreaking: true,
  })
  const { remotes } = await registry.map()
  const missing: string[] = []
  let hasPutBack = false
  const lost: string[] = []
  for (const name of names) {
    const stable = remotes.find((remote) => remote.name === name)?.stable
    const live = stable && (await liveRelease(registry, name, stable.version))
    const stored = live ? await files.description(live) : null
    if (!live || incompatibilities(live.contract, host).length > 0) {
      missing.push(name)
    } else if (stored === null || integrityOf(stored) !== stable.digest) {
      await build?.(name)
      if (await putFilesBack(builtReleaseFolder(name, mode), live, options)) hasPutBack = true
      else lost.push(`${name}@${live.version}`)
    }
  }
  for (const name of missing) {
    await build?.(name)
    const folder = builtReleaseFolder(name, mode)
    const { release } = await readRelease(folder)
    const { version } = release
    await givePrefixes(registry, release)
    try {
      await publishRelease(folder, options)
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 409) throw error
      // An interrupted start may have published it; publishing has then completed the folder to what it published.
      const { description } = await readRelease(folder)
      if (description !== (await registry.description(name, version))) {
        throw new Error(
          `${name}@${version} is published already, as another build: raise the version in ${name}/package.json`,
          { cause: error },
        )
      }
    }
    const { revision } = await registry.map()
    // No other release of the remote fits this host, so promote it even if it was rolled back before.
    const basis = { revision, reason: 'release of the workspace', again: true }
    await registry.promote(name, version, basis)
  }
  const unreleased: string[] = []
  for (const { name, stable } of build ? [] : remotes) {
    if (!stable || !names.includes(name) || missing.includes(name)) continue
    const { release } = await readRelease(builtReleaseFolder(name, mode))
    if (lost.includes(`${name}@${stable.version}`)) continue
    const live = await liveRelease(registry, name, stable.version)
    if (!isDeepStrictEqual(builtFiles(live), builtFiles(release))) unreleased.push(name)
  }
  return { hasReleased: missing.length > 0 || hasPutBack, unreleased, lost }
}

/**
 * Puts the files of a live release into the store again.
 *
 * @returns false for a folder with another build: its files are not what was published.
 */
async function putFilesBack(
  folder: string,
  live: Release,
  options: PublishOptions,
): Promise<boolean> {
  const { release } = await readRelease(folder)
  if (release.version !== live.version) return false
  try {
    await publishRelease(folder, options)
    return true
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 409) throw error
    return false
  }
}

const liveRelease = async (registry: RegistryClient, name: string, version: string) =>
  v.parse(ReleaseDescription, await registry.description(name, version))

/** The files that a build makes: publishing adds the deltas. */
const builtFiles = ({ files }: Release) =>
  Object.fromEntries(Object.entries(files).filter(([file]) => file !== DELTAS_FILE))

/**
 * Gives a remote its prefixes. The workspace owns the platform, so it decides where its remotes answer, and
 * which share a prefix.
 */
async function givePrefixes(registry: RegistryClient, release: Release): Promise<void> {
  const given = await registry.prefixes()
  if (given.some(({ remote }) => remote === release.name)) return
  for (const prefix of basePathsOf(release)) {
    await registry.givePrefix({ prefix, remote: release.name, isShared: true })
  }
}

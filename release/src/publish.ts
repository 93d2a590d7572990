import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HttpError } from 'shared-contracts/http-error'
import { ReleaseDescription } from 'shared-contracts/registry'
import { SHARED_FILES, type Release } from 'shared-contracts/release'
import * as v from 'valibot'
import { DELTAS_FILE } from 'shared-server/deltas/script-deltas'
import { integrityOf } from 'shared-server/integrity'
import { isMissing } from 'shared-server/release-store/is-missing'
import { readBounded } from 'shared-server/release-store/read-bounded'
import {
  DESCRIPTION_FILE,
  type FileProgress,
  type ReleaseFiles,
} from 'shared-server/release-store/release-files'
import { otherSharedFiles } from 'shared-server/shared-files'
import { signRelease } from 'shared-server/signature/release-signature'
import { addDeltas, writeDescription } from './deltas/add-deltas.ts'
import { earlierReleases } from './deltas/earlier-releases.ts'
import { damagedFiles, DamagedRelease } from './examine-release.ts'
import { isSameBuild } from './is-same-build.ts'
import { isStored } from './is-stored.ts'
import { listedRelease } from './listed-release.ts'
import type { RegistryClient } from './registry-client.ts'

/** A built release: its description, parsed and as the exact text of `release.json`. */
export interface BuiltRelease {
  readonly release: Release
  readonly description: string
}

/** @throws Error that says what to do if nothing was built there. */
export async function readRelease(folder: string): Promise<BuiltRelease> {
  const description = await readFile(join(folder, 'release.json'), 'utf8').catch(
    (error: unknown) => {
      if (!isMissing(error)) throw error
      throw new Error(
        `${folder} holds no built release: build it with "pnpm release build <remote>"`,
        { cause: error },
      )
    },
  )
  return { release: v.parse(ReleaseDescription, description), description }
}

/** Age from which files that no registry knows count as abandoned, in milliseconds. */
export const LEFTOVER_MS = 24 * 3_600_000

export interface PublishOptions {
  readonly registry: RegistryClient
  readonly files: ReleaseFiles
  /** Private key to sign it with, in PEM; null for no signature. */
  readonly key: string | null
  /** Tags to set for it. */
  readonly tags?: readonly string[]
  /** Called with the folder as it is uploaded, with its deltas; the result is told of each file. */
  readonly onUpload?: (folder: string) => Promise<FileProgress>
}

/**
 * Publishes a built release; visitors get it once it is promoted. Adds to the folder the deltas against what
 * visitors have, and whether the release shares files with others. Its files are staged in the store, the registry
 * is told, and then the files move into place. If the registry has exactly this release already, and the store not or
 * not whole, only the files are put in place: an earlier attempt was cut off, or the store has lost some.
 *
 * @throws DamagedRelease if a file is missing, changed or not described, also during the upload; the registry is not
 * told then.
 * @throws HttpError 409 if the version exists, 422 if the registry refuses it; nothing is changed then.
 */
export async function publishRelease(
  folder: string,
  { registry, files, key, tags, onUpload }: PublishOptions,
): Promise<Release> {
  const built = await readRelease(folder)
  const reasons = await damagedFiles(folder, built.release)
  if (reasons.length > 0) throw new DamagedRelease(built.release, reasons)
  const { release, description } = await asPublished(folder, built, { registry, files })
  const { name, version } = release
  const digest = integrityOf(description)
  const signature = key === null ? undefined : signRelease(key, { name, version, digest })
  await files.removeLeftovers(new Date(Date.now() - LEFTOVER_MS), release.name)
  const staged = await files.stage(release, folder, await onUpload?.(folder))
  try {
    await assertUnchanged(folder, { release, description })
    try {
      await registry.publish(description, signature, tags)
    } catch (error) {
      if (!(await isUnfinished(error, { release, description }, { registry, files }))) throw error
      for (const tag of tags ?? []) await registry.setTag(tag, release.name, release.version)
    }
    await staged.keep()
  } finally {
    await staged.discard()
  }
  return release
}

/**
 * Refuses a folder that a build has written into during the upload: its files would be published under the integrity
 * of others.
 *
 * @throws DamagedRelease
 */
async function assertUnchanged(folder: string, { release, description }: BuiltRelease) {
  const now = await readFile(join(folder, DESCRIPTION_FILE), 'utf8').catch(() => null)
  const reasons = [
    ...(await damagedFiles(folder, release)),
    ...(now === description ? [] : [`${DESCRIPTION_FILE} is not what was built`]),
  ]
  if (reasons.length > 0) throw new DamagedRelease(release, reasons)
}

/** Completes a build for publishing. A release that the registry already has never changes. */
async function asPublished(
  folder: string,
  built: BuiltRelease,
  { registry, files: store }: Pick<PublishOptions, 'registry' | 'files'>,
): Promise<BuiltRelease> {
  const earlier = await earlierReleases(built.release, registry)
  if (!earlier) return asBefore(folder, built, { registry, files: store })
  const hasSharedFiles = await mayShareFiles(built.release, earlier, registry)
  const isChanged = hasSharedFiles !== (built.release.hasSharedFiles ?? false)
  const release = isChanged ? { ...built.release, hasSharedFiles } : built.release
  const added = await addDeltas(folder, release, { earlier, store })
  if (added) return { release: added.described, description: added.description }
  if (!isChanged) return built
  const description = JSON.stringify(release, null, 2)
  await writeDescription(folder, description)
  return { release, description }
}

/**
 * Completes another build of a release that the registry has: by its description, and by its deltas as far as the
 * store has them. Returns a build of anything else as it is.
 */
async function asBefore(
  folder: string,
  built: BuiltRelease,
  { registry, files: store }: Pick<PublishOptions, 'registry' | 'files'>,
): Promise<BuiltRelease> {
  const { name, version, files } = built.release
  const description = await registry.description(name, version)
  const published = v.safeParse(ReleaseDescription, description)
  if (!published.success || !isSameBuild(built.release, published.output)) return built
  const deltas = published.output.files[DELTAS_FILE]
  if (deltas && files[DELTAS_FILE]?.integrity !== deltas.integrity) {
    const content = await store
      .open(built.release, DELTAS_FILE)
      .then((opened) => readBounded(opened))
      .catch(() => null)
    if (!content || integrityOf(content) !== deltas.integrity) return built
    await writeFile(join(folder, DELTAS_FILE), content)
  }
  await writeDescription(folder, description)
  return { release: published.output, description }
}

/** Whether the release may share files: every edge must be able to serve the addresses in any edge's documents. */
async function mayShareFiles(
  release: Release,
  earlier: readonly Release[],
  registry: RegistryClient,
): Promise<boolean> {
  if (!Object.keys(release.files).some((file) => file.startsWith(SHARED_FILES))) return false
  if (earlier.some((other) => otherSharedFiles(release, other).length > 0)) return false
  return (await registry.edges()).every(({ answersSharedFiles }) => answersSharedFiles === true)
}

/** Whether the registry refused a release only because it has it already, and the store lacks it or has it damaged. */
async function isUnfinished(
  error: unknown,
  { release, description }: BuiltRelease,
  { registry, files }: Pick<PublishOptions, 'registry' | 'files'>,
): Promise<boolean> {
  if (!(error instanceof HttpError) || error.status !== 409) return false
  const listed = await listedRelease(release, registry)
  // Nobody can get a pruned release, and its files are not to come back.
  if (typeof listed?.prunedAt === 'string') return false
  if ((await registry.description(release.name, release.version)) !== description) return false
  return !(await isStored(files, release, description))
}

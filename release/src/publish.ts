import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HttpError } from 'shared-contracts'
import { ReleaseDescription } from 'shared-contracts/registry'
import type { Release } from 'shared-contracts/release'
import * as v from 'valibot'
import type { FileProgress, ReleaseFiles } from 'shared-server/release-store/release-files'
import { DamagedRelease, damages } from './examine-release.ts'
import type { RegistryClient } from './registry-client.ts'

/** A built release: what its folder says of itself, and the very text that says so. */
export interface BuiltRelease {
  readonly release: Release
  readonly description: string
}

export async function readRelease(folder: string): Promise<BuiltRelease> {
  const description = await readFile(join(folder, 'release.json'), 'utf8')
  return { release: v.parse(ReleaseDescription, description), description }
}

/** An upload that began this long ago, in milliseconds, was killed. */
export const LEFTOVER_MS = 24 * 3_600_000

export interface PublishOptions {
  readonly registry: RegistryClient
  readonly files: ReleaseFiles
  readonly onFile?: FileProgress
}

/**
 * Publishes a built release whose files are those that were described. They are put beside their place first, then
 * the registry hears of the release, then they move into their place. Visitors get it once it is promoted. Where an earlier attempt was cut off after the
 * registry had accepted this very release, its files are put in place now.
 *
 * @throws DamagedRelease when a file is missing, changed or unknown, and the registry has not heard of it.
 * @throws HttpError 409 when the version exists, 422 when the registry does not accept it; nothing is
 * changed then.
 */
export async function publishRelease(
  folder: string,
  { registry, files, onFile }: PublishOptions,
): Promise<Release> {
  const { release, description } = await readRelease(folder)
  const reasons = await damages(folder, release)
  if (reasons.length > 0) throw new DamagedRelease(release, reasons)
  await files.removeLeftovers(new Date(Date.now() - LEFTOVER_MS))
  const staged = await files.stage(release, folder, onFile)
  try {
    try {
      await registry.publish(description)
    } catch (error) {
      if (!(await isUnfinished(error, { release, description }, { registry, files }))) throw error
    }
    await staged.keep()
  } finally {
    await staged.discard()
  }
  return release
}

async function isUnfinished(
  error: unknown,
  { release, description }: BuiltRelease,
  { registry, files }: PublishOptions,
): Promise<boolean> {
  if (!(error instanceof HttpError) || error.status !== 409) return false
  if ((await files.description(release)) !== null) return false
  return (await registry.description(release.name, release.version)) === description
}

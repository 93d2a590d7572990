import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Release } from 'shared-contracts/release'
import * as v from 'valibot'
import type { RegistryClient } from './registry-client.ts'

/** Reads the description of a built release. */
export async function readRelease(folder: string): Promise<Release> {
  return v.parse(Release, JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')))
}

/**
 * Publishes a built release: its files first, beside their place, then its entry in the registry, then the
 * move into place. Visitors get it once it is promoted.
 *
 * @throws HttpError 409 when the version exists; nothing is changed then.
 */
export async function publishRelease(
  folder: string,
  { registry, releasesDir }: { registry: RegistryClient; releasesDir: string },
): Promise<Release> {
  const release = await readRelease(folder)
  const place = join(releasesDir, release.name, release.version)
  const staged = `${place}.${process.pid}.staged`
  await mkdir(dirname(place), { recursive: true })
  await cp(folder, staged, { recursive: true })
  try {
    await registry.publish(release)
    // What lies in place without an entry was left by a publish that was cut off.
    await rm(place, { recursive: true, force: true })
    await rename(staged, place)
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
  return release
}

import { HttpError } from 'shared-contracts/http-error'
import {
  ReleaseDescription,
  ShellDescription,
  type ReleaseMap,
  type RemoteReleases,
} from 'shared-contracts/registry'
import { SHELL_NAME, type Release, type ShellRelease } from 'shared-contracts/release'
import { integrityOf } from 'shared-server/integrity'
import type { ReleaseFiles } from 'shared-server/release-store/release-files'
import * as v from 'valibot'
import type { RegistryClient } from '../registry-client.ts'

/** A release whose scripts browsers may have. */
export type EarlierRelease = Pick<Release | ShellRelease, 'name' | 'version' | 'files'> &
  Pick<Release, 'hasSharedFiles'>

/**
 * Lists the releases of a remote whose files are kept: those that visitors get, last got, or may get next come
 * first.
 *
 * @returns null if the registry already has the new version: a published release never changes.
 */
export async function earlierReleases(
  { name, version }: Pick<Release, 'name' | 'version'>,
  registry: RegistryClient,
): Promise<Release[] | null> {
  const known = await registry.releases(name).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  })
  const releases = known?.releases ?? []
  if (releases.some((release) => release.version === version)) return null
  const texts = likeliestHeld(releases).map((held) => registry.description(name, held))
  return (await Promise.all(texts)).flatMap((text) => {
    const parsed = v.safeParse(ReleaseDescription, text)
    return parsed.success ? parsed.output : []
  })
}

/** Lists versions that browsers may have, the likeliest first. */
const likeliestHeld = (releases: RemoteReleases['releases']): string[] =>
  releases
    .filter(({ prunedAt }) => prunedAt === null)
    .map(({ version, servedUntil, publishedAt }) => ({
      version,
      at: servedUntil === 'now' ? Infinity : Date.parse(servedUntil ?? publishedAt),
    }))
    .sort((one, other) => (one.at < other.at ? 1 : -1))
    .map(({ version }) => version)

/** Reads the hosts that visitors get or last got, as far as the store has them. */
export async function earlierShells(
  shells: ReleaseMap['shells'],
  files: ReleaseFiles,
): Promise<EarlierRelease[]> {
  const found = shells.map(async (shell) => {
    const text = await files.description({ name: SHELL_NAME, version: shell.version })
    const parsed = v.safeParse(ShellDescription, text)
    return parsed.success && integrityOf(text ?? '') === shell.digest ? [parsed.output] : []
  })
  return (await Promise.all(found)).flat()
}

import { HttpError } from 'shared-contracts/http-error'
import type { RemoteReleases } from 'shared-contracts/registry'
import type { ReleaseName } from 'shared-server/release-store/release-files'
import type { RegistryClient } from './registry-client.ts'

/** Returns what the registry lists of a release; undefined if it does not know the release, or its remote. */
export async function listedRelease(
  { name, version }: ReleaseName,
  registry: Pick<RegistryClient, 'releases'>,
): Promise<RemoteReleases['releases'][number] | undefined> {
  const known = await registry.releases(name).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  })
  return known?.releases.find((release) => release.version === version)
}

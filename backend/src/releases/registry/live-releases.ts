import { ReleaseDescription } from 'shared-contracts/registry'
import type { Release } from 'shared-contracts/release'
import { In, type EntityManager } from 'typeorm'
import * as v from 'valibot'
import { ReleaseChannel } from './release-channel.entity.ts'
import { StoredRelease } from './stored-release.entity.ts'

/** Returns the live releases: stable and canary of every remote. */
export async function liveReleases(manager: EntityManager): Promise<Release[]> {
  const channels = await manager.find(ReleaseChannel)
  const ids = channels
    .flatMap(({ stableReleaseId, canaryReleaseId }) => [stableReleaseId, canaryReleaseId])
    .filter((id) => id !== null)
  const releases = await manager.find(StoredRelease, {
    select: { id: true, json: true },
    where: { id: In(ids) },
    order: { name: 'ASC', version: 'ASC' },
  })
  return releases.map(({ json }) => v.parse(ReleaseDescription, json))
}

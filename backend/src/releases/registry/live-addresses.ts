import { addressConflicts, type ReleaseAddresses } from 'shared-contracts/addresses'
import { ReleaseDescription } from 'shared-contracts/registry'
import { addressesOf, type Release } from 'shared-contracts/release'
import { In, type EntityManager } from 'typeorm'
import * as v from 'valibot'
import { ReleaseChannel } from './release-channel.entity.ts'
import { ReleasePrefix } from './release-prefix.entity.ts'
import { StoredRelease } from './stored-release.entity.ts'

/** Where the releases answer that visitors get: of every remote, stable and canary. */
export async function liveAddresses(manager: EntityManager): Promise<ReleaseAddresses[]> {
  const channels = await manager.find(ReleaseChannel)
  const ids = channels
    .flatMap(({ stableReleaseId, canaryReleaseId }) => [stableReleaseId, canaryReleaseId])
    .filter((id) => id !== null)
  const releases = await manager.find(StoredRelease, {
    select: { id: true, json: true },
    where: { id: In(ids) },
  })
  return releases.map(({ json }) => addressesOf(v.parse(ReleaseDescription, json)))
}

/** Why a release may not answer its addresses: one sentence for each reason, none when it may. */
export async function addressRefusals(manager: EntityManager, release: Release): Promise<string[]> {
  const given = await manager.find(ReleasePrefix)
  return addressConflicts(addressesOf(release), given, await liveAddresses(manager))
}

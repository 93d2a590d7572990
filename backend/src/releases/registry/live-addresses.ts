import { addressConflicts, type ReleaseAddresses } from 'shared-contracts/addresses'
import { addressesOf, type Release } from 'shared-contracts/release'
import type { EntityManager } from 'typeorm'
import { liveReleases } from './live-releases.ts'
import { ReleasePrefix } from './release-prefix.entity.ts'

/** Where the releases answer that visitors get: of every remote, stable and canary. */
export async function liveAddresses(manager: EntityManager): Promise<ReleaseAddresses[]> {
  return (await liveReleases(manager)).map(addressesOf)
}

/** Why a release may not answer its addresses: one sentence for each reason, none when it may. */
export async function addressRefusals(manager: EntityManager, release: Release): Promise<string[]> {
  const given = await manager.find(ReleasePrefix)
  return addressConflicts(addressesOf(release), given, await liveAddresses(manager))
}

import { addressConflicts, type ReleaseAddresses } from 'shared-contracts/addresses'
import { addressesOf, type Release } from 'shared-contracts/release'
import type { EntityManager } from 'typeorm'
import { liveReleases } from './live-releases.ts'
import { ReleasePrefix } from './release-prefix.entity.ts'

/** Returns the addresses of all live releases: stable and canary of every remote. */
export async function liveAddresses(manager: EntityManager): Promise<ReleaseAddresses[]> {
  return (await liveReleases(manager)).map(addressesOf)
}

/** Returns the reasons why a release may not have its addresses, one sentence each; empty if it may. */
export async function addressRefusals(manager: EntityManager, release: Release): Promise<string[]> {
  const given = await manager.find(ReleasePrefix)
  return addressConflicts(addressesOf(release), given, await liveAddresses(manager))
}

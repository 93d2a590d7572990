import { satisfies } from 'semver'
import { missingExports } from 'shared-contracts/missing-exports'
import type { HostContract, RemoteContract } from 'shared-contracts/release'

/**
 * Lists the reasons why a host cannot run a release, one sentence each; none if it can. The release command, the
 * registry and the edge all use this function. A browser uses only `missingExports`: its edge offers only releases
 * whose range fits, and semver would cost every visitor more bytes than the rest of the check.
 */
export function incompatibilities(needed: RemoteContract, host: HostContract): string[] {
  // A prerelease host provides everything that earlier versions do.
  const isInRange = satisfies(host.version, needed.range, { includePrerelease: true })
  return [
    ...(isInRange ? [] : [`it needs contracts ${needed.range}, and the host has ${host.version}`]),
    ...missingExports(needed, host),
  ]
}

import { satisfies } from 'semver'
import { missingExports } from 'shared-contracts/missing-exports'
import type { HostContract, RemoteContract } from 'shared-contracts/release'

/**
 * Why a host cannot run a release: one sentence for each reason, none when it can. The release command, the
 * registry and the edge ask this one function. A browser asks `missingExports` alone: its edge offers only
 * releases whose range fits, and semver would cost every visitor more bytes than the rest of the check.
 */
export function incompatibilities(needed: RemoteContract, host: HostContract): string[] {
  // A host that tries the next version has what the versions before it have.
  const isInRange = satisfies(host.version, needed.range, { includePrerelease: true })
  return [
    ...(isInRange ? [] : [`it needs contracts ${needed.range}, and the host has ${host.version}`]),
    ...missingExports(needed, host),
  ]
}

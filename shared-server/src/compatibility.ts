import { satisfies, valid } from 'semver'
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

/**
 * Returns what is wrong with the version of a new release, as a sentence; empty if nothing is. A roll back goes to an
 * earlier version, so every version needs a place in the order of semver 2.0.0. Readers take more, because some
 * releases were published before this was checked. The release command and the registry both use this function.
 */
export const versionMistakes = (version: string): string[] =>
  valid(version) === null
    ? [
        `${version} is not a valid semver, so it cannot be ordered: write no number with a leading zero or more than ` +
          '15 digits, and leave no part empty, as in 1.4.0-rc.1',
      ]
    : []

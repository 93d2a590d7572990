import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Fragment, type Release } from 'shared-contracts/release'
import semver from 'semver'
import * as v from 'valibot'

/** A release whose folder was found whole, with its fragments in memory. */
export interface LoadedRelease {
  readonly release: Release
  /** Fragments by file name. */
  readonly fragments: ReadonlyMap<string, Fragment>
}

/** Why the edge does not serve a release. */
export class RejectedRelease extends Error {
  override readonly name = 'RejectedRelease'
}

/**
 * Reads a release from its folder before any visitor gets it.
 *
 * @throws RejectedRelease when this shell cannot run it or a file of it is missing.
 */
export async function loadRelease(
  releasesDir: string,
  release: Release,
  contractVersion: string,
): Promise<LoadedRelease> {
  const label = `${release.name}@${release.version}`
  if (!semver.satisfies(contractVersion, release.contract.range)) {
    throw new RejectedRelease(
      `${label} needs contracts ${release.contract.range}, and this shell has ${contractVersion}`,
    )
  }
  const folder = join(releasesDir, release.name, release.version)
  try {
    await Promise.all(Object.keys(release.integrity).map((file) => access(join(folder, file))))
    const files = release.routes.flatMap(({ fragments }) => Object.values(fragments))
    const fragments = await Promise.all(
      files.map(async (file) => [file, await readFragment(join(folder, file))] as const),
    )
    return { release, fragments: new Map(fragments) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new RejectedRelease(`${label} is incomplete: ${reason}`)
  }
}

async function readFragment(file: string): Promise<Fragment> {
  return v.parse(Fragment, JSON.parse(await readFile(file, 'utf8')))
}

import { ReleaseDescription } from 'shared-contracts/registry'
import type { Release } from 'shared-contracts/release'
import { otherSharedFiles } from 'shared-server/shared-files'
import { IsNull, type EntityManager } from 'typeorm'
import * as v from 'valibot'
import { StoredRelease } from './stored-release.entity.ts'

/**
 * Why a release may not share its files with the others of its remote: under the address that they have in common, a
 * browser would get what another release calls so. One sentence for each release that disagrees, none where it may.
 */
export async function sharedFileRefusals(
  manager: EntityManager,
  release: Release,
): Promise<string[]> {
  if (!release.hasSharedFiles) return []
  const stored = await manager.find(StoredRelease, {
    where: { name: release.name, prunedAt: IsNull() },
    select: { json: true },
  })
  return stored.flatMap(({ json }) => {
    const { success, output: earlier } = v.safeParse(ReleaseDescription, json)
    // An earlier registry may have taken what this one cannot read: it shares nothing.
    if (!success) return []
    const [file] = otherSharedFiles(release, earlier)
    return file === undefined
      ? []
      : [`${file} is another one in ${earlier.name}@${earlier.version}: publish it again`]
  })
}

import { ReleaseDescription } from 'shared-contracts/registry'
import type { Release } from 'shared-contracts/release'
import { otherSharedFiles } from 'shared-server/shared-files'
import { IsNull, type EntityManager } from 'typeorm'
import * as v from 'valibot'
import { StoredRelease } from './stored-release.entity.ts'

/**
 * Returns why a release may not share its files with others of its remote: at their common address, a browser would
 * get another release's file of the same name. One sentence for each conflicting release, empty if there is none.
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
    // An earlier registry may have accepted what this one cannot parse: it shares nothing.
    if (!success) return []
    const [file] = otherSharedFiles(release, earlier)
    return file === undefined
      ? []
      : [`${file} is another one in ${earlier.name}@${earlier.version}: publish it again`]
  })
}

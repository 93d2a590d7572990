import { In, IsNull, type EntityManager } from 'typeorm'
import { ReleaseHistory } from './release-history.entity.ts'
import { StoredRelease } from './stored-release.entity.ts'

/**
 * The last good release of a remote: the one promoted last, among those that are not withdrawn, have their
 * files, and are not live now.
 *
 * @returns its id, or null.
 */
export async function previousOf(
  manager: EntityManager,
  name: string,
  live: readonly (number | null)[],
): Promise<number | null> {
  const promotions = await manager.find(ReleaseHistory, {
    where: { remote: name, kind: 'promote' },
    order: { revision: 'DESC' },
  })
  const versions = [...new Set(promotions.map(({ version }) => version))]
  const good = await manager.findBy(StoredRelease, {
    name,
    version: In(versions),
    withdrawnAt: IsNull(),
    prunedAt: IsNull(),
  })
  const last = versions
    .map((version) => good.find((release) => release.version === version))
    .find((release) => release !== undefined && !live.includes(release.id))
  return last?.id ?? null
}

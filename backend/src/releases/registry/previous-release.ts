import { parse } from 'semver'
import { In, IsNull, type EntityManager } from 'typeorm'
import { ReleaseHistory } from './release-history.entity.ts'
import { StoredRelease } from './stored-release.entity.ts'

/**
 * Returns the target of a remote's rollback: the last promoted release before the stable one that is not withdrawn and
 * has its files. It is never a later version: a rollback does not go forward.
 *
 * @returns its id, or null.
 */
export async function previousOf(
  manager: EntityManager,
  name: string,
  stableId: number | null,
): Promise<number | null> {
  if (stableId === null) return null
  const stable = await manager.findOneByOrFail(StoredRelease, { id: stableId })
  const promotions = await manager.find(ReleaseHistory, {
    where: { remote: name, kind: 'promote' },
    order: { revision: 'DESC' },
  })
  const versions = [...new Set(promotions.map(({ version }) => version))].filter((version) =>
    isEarlier(version, stable.version),
  )
  const good = await manager.findBy(StoredRelease, {
    name,
    version: In(versions),
    withdrawnAt: IsNull(),
    prunedAt: IsNull(),
  })
  const last = versions
    .map((version) => good.find((release) => release.version === version))
    .find((release) => release !== undefined)
  return last?.id ?? null
}

/**
 * Whether a version comes before another. Some releases were published before their versions had to be semver: those
 * with leading zeros are ordered all the same, and of any other nothing is known to be earlier or later.
 */
function isEarlier(version: string, other: string): boolean {
  const [one, two] = [order(version), order(other)]
  return one !== null && two !== null && one.compare(two) < 0
}

const order = (version: string) => parse(version, { loose: true })

import type { ChangeKind } from 'shared-contracts/league/change'
import type { EntityManager } from 'typeorm'
import { LeagueChange } from './league-change.entity.ts'

/**
 * Returns when records of a kind were last changed, by slug.
 *
 * @param slug of a single record; all without it.
 */
export async function lastChanges(
  manager: EntityManager,
  kind: ChangeKind,
  slug?: string,
): Promise<ReadonlyMap<string, Date>> {
  const last = manager
    .createQueryBuilder()
    .subQuery()
    .select('MAX(other.sequence)')
    .from(LeagueChange, 'other')
    .where('other.kind = :kind')
    .andWhere(slug === undefined ? '1 = 1' : 'other.slug = :slug')
    .groupBy('other.slug')
    .getQuery()
  const rows = await manager
    .createQueryBuilder(LeagueChange, 'change_')
    .where(`change_.sequence IN ${last}`, { kind, slug })
    .getMany()
  return new Map(rows.map((row) => [row.slug, row.at]))
}

import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm'

/** Deletes all rows, and dependent ones by cascade: servers do not truncate a table that others refer to. */
export async function emptyTables(
  manager: EntityManager,
  entities: readonly EntityTarget<ObjectLiteral>[],
): Promise<void> {
  for (const entity of entities) await manager.createQueryBuilder().delete().from(entity).execute()
}

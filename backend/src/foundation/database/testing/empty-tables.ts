import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm'

/** Removes every row, with those that go with it: servers do not truncate a table that others refer to. */
export async function emptyTables(
  manager: EntityManager,
  entities: readonly EntityTarget<ObjectLiteral>[],
): Promise<void> {
  for (const entity of entities) await manager.createQueryBuilder().delete().from(entity).execute()
}

import { IsNull, MoreThanOrEqual, type EntityManager } from 'typeorm'
import { Opening } from './opening.entity.ts'

/**
 * Lists the openings that accept applications today, newest first. The last day counts to its end in Ghana, whose time
 * is UTC.
 */
export function openOpenings(manager: EntityManager): Promise<Opening[]> {
  const today = new Date().toISOString().slice(0, 10)
  return manager.find(Opening, {
    where: [{ closesOn: IsNull() }, { closesOn: MoreThanOrEqual(today) }],
    order: { postedOn: 'DESC', id: 'ASC' },
  })
}

/** Returns the titles that can be applied for. */
export async function openTitles(manager: EntityManager): Promise<readonly string[]> {
  return (await openOpenings(manager)).map(({ title }) => title)
}

import type { EntityManager } from 'typeorm'
import { recordChanges } from '../changes/record-changes.ts'
import { Competition } from '../seasons/competition.entity.ts'

/** Adds a league, unless the slug belongs to a competition. */
export async function makeCompetition(
  manager: EntityManager,
  slug: string,
  name: string,
): Promise<void> {
  if (await manager.existsBy(Competition, { slug })) return
  await manager.insert(Competition, { slug, name, country: '', kind: 'league', level: 1 })
  await recordChanges(manager, [{ kind: 'competition', slug }])
}

import type { EntityManager } from 'typeorm'
import { recordChanges } from '../changes/record-changes.ts'
import { Competition } from '../seasons/competition.entity.ts'

/** Makes a league where there is no competition of the slug. */
export async function makeCompetition(
  manager: EntityManager,
  slug: string,
  name: string,
): Promise<void> {
  if (await manager.existsBy(Competition, { slug })) return
  await manager.insert(Competition, { slug, name, country: '', kind: 'league', level: 1 })
  await recordChanges(manager, [{ kind: 'competition', slug }])
}

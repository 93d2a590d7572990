import type { ChangeKind } from 'shared-contracts/league/change'
import type { EntityManager } from 'typeorm'
import { insertAll } from '../../foundation/database/records.ts'
import { LeagueChange } from './league-change.entity.ts'
import { LEAGUE_REVISION_ID, LeagueRevision } from './league-revision.entity.ts'

/** A record of the league that was written. */
export interface Changed {
  readonly kind: ChangeKind
  readonly slug: string
}

/**
 * Writes down what a transaction has changed. Every write of the league ends with it: until the transaction is
 * over no other one gets a sequence, so that nobody who follows misses a change that was made later with a lower one.
 *
 * @returns the sequence of the last change.
 */
export async function recordChanges(
  manager: EntityManager,
  changed: readonly Changed[],
  at = new Date(),
): Promise<number> {
  await manager.increment(LeagueRevision, { id: LEAGUE_REVISION_ID }, 'revision', changed.length)
  const revision = await leagueRevision(manager)
  const first = revision - changed.length + 1
  const rows = changed.map(({ kind, slug }, index) => ({ sequence: first + index, at, kind, slug }))
  await insertAll(manager, LeagueChange, rows)
  return revision
}

/**
 * Keeps all other writes of the league out until the transaction ends. Whoever looks before it writes begins with it:
 * what it finds then is how things are.
 */
export async function holdLeague(manager: EntityManager): Promise<void> {
  await manager.increment(LeagueRevision, { id: LEAGUE_REVISION_ID }, 'revision', 0)
}

/** The sequence of the newest change; answers that were made since then still hold. */
export async function leagueRevision(manager: EntityManager): Promise<number> {
  const { revision } = await manager.findOneByOrFail(LeagueRevision, { id: LEAGUE_REVISION_ID })
  return revision
}

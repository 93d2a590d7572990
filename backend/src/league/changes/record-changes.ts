import type { ChangeKind } from 'shared-contracts/league/change'
import type { EntityManager } from 'typeorm'
import { insertAll } from '../../foundation/database/records.ts'
import { Competition } from '../seasons/competition.entity.ts'
import { seasonAddress } from '../seasons/season-address.ts'
import type { Season } from '../seasons/season.entity.ts'
import { LeagueChange } from './league-change.entity.ts'
import { LEAGUE_REVISION_ID, LeagueRevision } from './league-revision.entity.ts'

/** Kinds of records that are told by their slug. */
export type SlugKind = Exclude<ChangeKind, 'season'>

/** A changed record of the league. A season is told by its address: two competitions may have one of the same slug. */
export type Changed =
  | { readonly kind: SlugKind; readonly slug: string }
  | { readonly kind: 'season'; readonly season: Pick<Season, 'competitionId' | 'slug'> }

/**
 * Records the changes of a transaction. Every write of the league ends with this call. No other transaction gets a
 * sequence until this one ends, so a client that polls never misses a later change with a lower sequence.
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
  // A goal at the touchline changes no season, and waits for no more than it needs.
  const competitions = changed.some(({ kind }) => kind === 'season')
    ? await manager.find(Competition, { order: { id: 'ASC' } })
    : []
  const rows = changed.map((one, index) => {
    const slug = one.kind === 'season' ? seasonAddress(competitions, one.season) : one.slug
    return { sequence: first + index, at, kind: one.kind, slug }
  })
  await insertAll(manager, LeagueChange, rows)
  return revision
}

/**
 * Locks the league against all other writes until the transaction ends. A write that depends on what it reads must
 * start with this call.
 */
export async function lockLeague(manager: EntityManager): Promise<void> {
  await manager.increment(LeagueRevision, { id: LEAGUE_REVISION_ID }, 'revision', 0)
}

/** Returns the sequence of the newest change; answers read since then are still valid. */
export async function leagueRevision(manager: EntityManager): Promise<number> {
  const { revision } = await manager.findOneByOrFail(LeagueRevision, { id: LEAGUE_REVISION_ID })
  return revision
}

import { HttpStatus, Injectable } from '@nestjs/common'
import type { ReleaseEvent, RevisionConflict } from 'shared-contracts/registry'
import { MoreThan, type EntityManager } from 'typeorm'
import { Transactions } from '../../foundation/database/transactions.ts'
import { DetailedException } from '../../foundation/http/detailed.exception.ts'
import { ReleaseHistory } from './release-history.entity.ts'
import { ReleaseMapAnswer } from './release-map.ts'
import { REGISTRY_ID, ReleaseRegistry } from './release-registry.entity.ts'

/** The registry's only row. */
const REGISTRY = { id: REGISTRY_ID }

export interface ChangeOptions {
  /**
   * The remote that the change was based on, and the registry's revision then: the remote must not have changed since.
   * Null for a change that is valid in any state.
   */
  readonly basis: { readonly remote: string; readonly revision: number } | null
  readonly actor: string
  /** Number of events, 1 by default. */
  readonly events?: number
}

/** One change under way, inside its transaction. */
export interface Change {
  readonly manager: EntityManager
  readonly at: Date
  /** Adds an event to the history. */
  readonly record: (
    event: Pick<ReleaseEvent, 'remote' | 'version' | 'kind'> &
      Partial<Pick<ReleaseEvent, 'percent' | 'reason'>>,
  ) => Promise<ReleaseEvent>
}

/** The only way to change the registry. */
@Injectable()
export class RegistryChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly map: ReleaseMapAnswer,
  ) {}

  /**
   * Makes one change in one transaction. It increases the revision first, whose lock serialises changes, and then does
   * the work.
   *
   * @throws DetailedException 409 with the current revision, if the remote has changed since the revision that the
   * change was based on. Changes of other remotes are no conflict.
   */
  async run<Result>(
    { basis, actor, events = 1 }: ChangeOptions,
    work: (change: Change) => Promise<Result>,
  ): Promise<Result> {
    const result = await this.transactions.run(async (manager) => {
      await manager.increment(ReleaseRegistry, REGISTRY, 'revision', events)
      const after = await manager.findOneByOrFail(ReleaseRegistry, REGISTRY)
      let revision = after.revision - events
      if (basis && !(await isCurrent(manager, basis, revision))) throw staleRevision(revision)
      const at = new Date()
      return work({
        manager,
        at,
        record: async ({ percent = null, reason = '', ...event }) => {
          revision += 1
          const line = { ...event, revision, percent, reason, actor }
          await manager.insert(ReleaseHistory, { ...line, at })
          return { ...line, at: at.toISOString() }
        },
      })
    })
    await this.map.changed()
    return result
  }
}

/** Blocks all other changes of the registry until the transaction ends. */
export const lockRegistry = (manager: EntityManager) =>
  manager.increment(ReleaseRegistry, REGISTRY, 'revision', 0)

/** Whether a remote is unchanged since a revision. A future revision was read from another registry. */
async function isCurrent(
  manager: EntityManager,
  basis: NonNullable<ChangeOptions['basis']>,
  revision: number,
): Promise<boolean> {
  if (basis.revision > revision) return false
  const since = MoreThan(basis.revision)
  return !(await manager.existsBy(ReleaseHistory, { remote: basis.remote, revision: since }))
}

function staleRevision(revision: number): DetailedException {
  return new DetailedException(
    `The registry has changed: its revision is ${revision} now`,
    HttpStatus.CONFLICT,
    { revision } satisfies RevisionConflict,
  )
}

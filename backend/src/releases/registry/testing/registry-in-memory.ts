import type {
  CanaryRequest,
  DisableRequest,
  EnableRequest,
  PromoteRequest,
  PruneRequest,
  PublishRequest,
  ReleaseEvent,
  ReleaseMap,
  RollbackRequest,
  SignRequest,
} from 'shared-contracts/registry'
import type { ReleaseKeys } from 'shared-server/signature/release-keys'
import type { Transactions } from '../../../foundation/database/transactions.ts'
import { AuditEntry } from '../../../foundation/audit/audit-entry.entity.ts'
import { Channels } from '../channels.ts'
import { PublishedReleases } from '../published-releases.ts'
import { RegistryChanges } from '../registry-changes.ts'
import { ReleaseHistory } from '../release-history.entity.ts'
import { readMap, type ReleaseMapAnswer } from '../release-map.ts'
import { REGISTRY_ID, ReleaseRegistry } from '../release-registry.entity.ts'
import { ReleasePrefix } from '../release-prefix.entity.ts'
import { ReleaseSignatures } from '../release-signatures.ts'
import { ReleaseTag } from '../release-tag.entity.ts'
import { StoredRelease } from '../stored-release.entity.ts'
import { TablesInMemory } from './tables-in-memory.ts'

/** A change of the registry, as requested by a release command. */
export type RegistryChange =
  | { readonly verb: 'publish'; readonly body: PublishRequest }
  | { readonly verb: 'sign'; readonly body: SignRequest }
  | { readonly verb: 'promote'; readonly body: PromoteRequest }
  | { readonly verb: 'canary'; readonly body: CanaryRequest }
  | { readonly verb: 'rollback'; readonly body: RollbackRequest }
  | { readonly verb: 'disable'; readonly body: DisableRequest }
  | { readonly verb: 'enable'; readonly body: EnableRequest }
  | { readonly verb: 'prune'; readonly body: PruneRequest }

/** A published release's state. */
export type ReleaseState = Pick<
  StoredRelease,
  'name' | 'version' | 'signature' | 'servedUntil' | 'withdrawnAt' | 'prunedAt'
>

/** The registry's own services over {@link TablesInMemory}. */
export class RegistryInMemory {
  readonly tables: TablesInMemory
  private readonly channels: Channels
  private readonly published: PublishedReleases
  private readonly actor: string
  private readonly team: string | null

  /**
   * @param keys for the signatures of releases; undefined if none are required.
   * @param team the only remote that the actor may publish; null for the platform.
   * @param tables shared with other processes of the API.
   * @param onChanged called after each change, like the map's caches.
   */
  constructor(
    keys: ReleaseKeys | undefined,
    {
      actor = 'tester',
      team = null as string | null,
      tables = new TablesInMemory(),
      onChanged = (): void => undefined,
    } = {},
  ) {
    this.tables = tables
    const map: Pick<ReleaseMapAnswer, 'changed'> = { changed: () => Promise.resolve(onChanged()) }
    const transactions: Pick<Transactions, 'run'> = this.tables
    const changes = new RegistryChanges(transactions as Transactions, map as ReleaseMapAnswer)
    const signatures = new ReleaseSignatures({ RELEASE_KEYS: keys })
    this.channels = new Channels(changes, signatures)
    this.published = new PublishedReleases(changes, signatures)
    this.actor = actor
    this.team = team
  }

  /** Makes a change. @throws the errors of the verb's endpoint. */
  change(remote: string, { verb, body }: RegistryChange): Promise<ReleaseEvent> {
    const { actor, team, channels, published } = this
    switch (verb) {
      case 'publish':
        return published.publish(body, { actor, remote: team, address: '127.0.0.1' })
      case 'sign':
        return published.sign(remote, body, actor)
      case 'promote':
        return channels.promote(remote, body, actor)
      case 'canary':
        return channels.canary(remote, body, actor)
      case 'rollback':
        return channels.rollback(remote, body, actor)
      case 'disable':
        return channels.disable(remote, body, actor)
      case 'enable':
        return channels.enable(remote, body, actor)
      case 'prune':
        return published.prune(remote, body, actor)
    }
  }

  async give(prefix: string, remote: string): Promise<void> {
    await this.tables.insert(ReleasePrefix, {
      prefix,
      remote,
      givenBy: this.actor,
      givenAt: new Date(),
    })
  }

  /** Points a tag to a published release. */
  async tag(name: string, remote: string, version: string): Promise<void> {
    const set = { setBy: this.actor, setAt: new Date() }
    await this.tables.insert(ReleaseTag, { remote, name, version, ...set })
  }

  tags(): Promise<ReleaseTag[]> {
    return this.tables.find(ReleaseTag, { order: { name: 'ASC' } })
  }

  /** Returns the audit log, oldest first. */
  audit(): Promise<AuditEntry[]> {
    return this.tables.find(AuditEntry, { order: { id: 'ASC' } })
  }

  map(): Promise<ReleaseMap> {
    return this.tables.run(readMap)
  }

  async revision(): Promise<number> {
    const row = await this.tables.findOneByOrFail(ReleaseRegistry, { id: REGISTRY_ID })
    return row.revision
  }

  /** Returns all events, oldest first. */
  history(): Promise<ReleaseHistory[]> {
    return this.tables.find(ReleaseHistory, { order: { revision: 'ASC' } })
  }

  releases(): Promise<ReleaseState[]> {
    return this.tables.find(StoredRelease, { order: { id: 'ASC' } })
  }
}

import { ConflictException, Injectable, Logger, NotFoundException } from '@nestjs/common'
import {
  Release,
  ReleaseEvent,
  type PromoteRequest,
  type ReleaseMap,
} from 'shared-contracts/release'
import type { EntityManager } from 'typeorm'
import * as v from 'valibot'
import { Transactions } from '../database/transactions.ts'
import type { CachedAnswer } from '../http/cached-answer.ts'
import { CachedAnswers } from '../http/cached-answers.ts'
import { ReleaseChannel } from './release-channel.entity.ts'
import { ReleaseHistory } from './release-history.entity.ts'
import { REGISTRY_ID, ReleaseRegistry } from './release-registry.entity.ts'
import { StoredRelease } from './stored-release.entity.ts'

/** Changes of this process show at once; those of another process that shares the database within 1 s. */
const MAP_MAX_AGE_MS = 1_000

/** The registry: which releases there are, and which one each channel points to. */
@Injectable()
export class ReleasesService {
  /** The {@link ReleaseMap}. */
  readonly map: CachedAnswer
  private readonly logger = new Logger(ReleasesService.name)

  constructor(
    private readonly transactions: Transactions,
    answers: CachedAnswers,
  ) {
    this.map = answers.create({
      name: 'release map',
      load: () => this.transactions.run((manager) => this.readMap(manager)),
      maxAgeMs: MAP_MAX_AGE_MS,
      cacheControl: 'no-cache',
    })
  }

  /**
   * Records a release. No visitor gets it before it is promoted.
   *
   * @throws ConflictException when the version exists: what a version means never changes.
   */
  publish(release: Release, actor: string): Promise<ReleaseEvent> {
    const { name, version } = release
    return this.change(async (manager, revision, at) => {
      if (await manager.existsBy(StoredRelease, { name, version })) {
        throw new ConflictException(`${name}@${version} is published already`)
      }
      const json = JSON.stringify(release)
      await manager.insert(StoredRelease, { name, version, json, publishedAt: at })
      if (!(await manager.existsBy(ReleaseChannel, { name }))) {
        await manager.insert(ReleaseChannel, { name, stableReleaseId: null })
      }
      return {
        revision,
        remote: name,
        version,
        kind: 'publish',
        actor,
        reason: '',
        at: at.toISOString(),
      }
    })
  }

  /**
   * Points the stable channel to a published version.
   *
   * @throws NotFoundException when the version was never published.
   */
  promote(name: string, request: PromoteRequest, actor: string): Promise<ReleaseEvent> {
    const { version, reason } = request
    return this.change(async (manager, revision, at) => {
      const release = await manager.findOneBy(StoredRelease, { name, version })
      if (!release) throw new NotFoundException(`${name}@${version} is not published`)
      await manager.update(ReleaseChannel, { name }, { stableReleaseId: release.id })
      return {
        revision,
        remote: name,
        version,
        kind: 'promote',
        actor,
        reason,
        at: at.toISOString(),
      }
    })
  }

  /**
   * What happened to a remote, newest first.
   *
   * @throws NotFoundException when no release of it was ever published.
   */
  async history(remote: string): Promise<ReleaseEvent[]> {
    const events = await this.transactions.run((manager) =>
      manager.find(ReleaseHistory, { where: { remote }, order: { revision: 'DESC' } }),
    )
    if (events.length === 0) throw new NotFoundException(`${remote} has no releases`)
    return events.map((event) => v.parse(ReleaseEvent, { ...event, at: event.at.toISOString() }))
  }

  /** One change in one transaction: the revision first, whose lock orders changes, and the history last. */
  private async change(
    work: (manager: EntityManager, revision: number, at: Date) => Promise<ReleaseEvent>,
  ): Promise<ReleaseEvent> {
    const event = await this.transactions.run(async (manager) => {
      await manager.increment(ReleaseRegistry, { id: REGISTRY_ID }, 'revision', 1)
      const at = new Date()
      const event = await work(manager, await this.readRevision(manager), at)
      await manager.insert(ReleaseHistory, { ...event, at })
      return event
    })
    this.map.invalidate()
    return event
  }

  private async readMap(manager: EntityManager): Promise<ReleaseMap> {
    const revision = await this.readRevision(manager)
    const channels = await manager.find(ReleaseChannel, {
      relations: { stable: true },
      order: { name: 'ASC' },
    })
    const remotes = channels.map(({ name, stable }) => ({
      name,
      stable: stable && this.readRelease(stable),
    }))
    return { revision, remotes }
  }

  private async readRevision(manager: EntityManager): Promise<number> {
    const { revision } = await manager.findOneByOrFail(ReleaseRegistry, { id: REGISTRY_ID })
    return revision
  }

  /** A release that this version of the contract cannot read is live nowhere, and the log says so. */
  private readRelease({ name, version, json }: StoredRelease): Release | null {
    const result = v.safeParse(Release, JSON.parse(json))
    if (result.success) return result.output
    this.logger.error(`${name}@${version} cannot be read: ${v.summarize(result.issues)}`)
    return null
  }
}

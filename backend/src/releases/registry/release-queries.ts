import { Injectable, NotFoundException } from '@nestjs/common'
import {
  TAB_GRACE_DAYS,
  type ReleaseEvent,
  type ReleaseMap,
  type RemoteReleases,
} from 'shared-contracts/registry'
import { DataSource, IsNull, MoreThan, Not } from 'typeorm'
import { Transactions } from '../../foundation/database/transactions.ts'
import { findChannel, notPublished } from './find-release.ts'
import { ReleaseChannel } from './release-channel.entity.ts'
import { ReleaseHistory } from './release-history.entity.ts'
import { channelsOf, readMap, stepsOf } from './release-map.ts'
import { REGISTRY_ID, ReleaseRegistry } from './release-registry.entity.ts'
import { ReleasePreview } from './release-preview.entity.ts'
import { ReleaseTag } from './release-tag.entity.ts'
import { StoredRelease } from './stored-release.entity.ts'

const TAB_GRACE_MS = TAB_GRACE_DAYS * 24 * 3_600_000

/** A canary, and the stable release for the other visitors. */
export interface Canary {
  readonly remote: string
  readonly stable: string
  readonly canary: string
  readonly percent: number
  /** When it began, at whatever share. */
  readonly since: Date
  /** Its next shares. */
  readonly steps: readonly number[]
}

/** Queries about releases and channels. */
@Injectable()
export class ReleaseQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** Returns the current release map, not the cached one that edges read. */
  map(): Promise<ReleaseMap> {
    return this.transactions.run(readMap)
  }

  /** Returns a remote with its releases. @throws NotFoundException if none was ever published. */
  remote(name: string): Promise<RemoteReleases> {
    return this.transactions.run(async (manager) => {
      const { revision } = await manager.findOneByOrFail(ReleaseRegistry, { id: REGISTRY_ID })
      const channel = await findChannel(manager, name)
      const stored = await manager.find(StoredRelease, { where: { name }, order: { id: 'DESC' } })
      const tags = await manager.find(ReleaseTag, {
        where: { remote: name },
        order: { name: 'ASC' },
      })
      const live = [channel.stableReleaseId, channel.canaryReleaseId]
      const releases = stored.map((release) => ({
        version: release.version,
        commit: release.commit,
        publishedAt: release.publishedAt.toISOString(),
        publishedBy: release.publishedBy,
        servedUntil: live.includes(release.id) ? 'now' : instant(release.servedUntil),
        withdrawnAt: instant(release.withdrawnAt),
        prunedAt: instant(release.prunedAt),
        tags: tags.filter(({ version }) => version === release.version).map((tag) => tag.name),
      }))
      return { revision, channels: channelsOf(channel), releases }
    })
  }

  /**
   * Returns the history of a remote, newest first.
   *
   * @throws NotFoundException if no release of it was ever published.
   */
  async history(remote: string): Promise<ReleaseEvent[]> {
    const events = await this.transactions.run((manager) =>
      manager.find(ReleaseHistory, { where: { remote }, order: { revision: 'DESC' } }),
    )
    if (events.length === 0) throw new NotFoundException(`${remote} has no releases`)
    return events.map((event) => ({ ...event, at: event.at.toISOString() }))
  }

  /** Returns the latest changes of all remotes, newest first. */
  async recentChanges(count: number): Promise<ReleaseEvent[]> {
    const { manager } = this.dataSource
    const events = await manager.find(ReleaseHistory, { order: { revision: 'DESC' }, take: count })
    return events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }))
  }

  /** Returns the names of all releases, as `name@version`. */
  async names(): Promise<string[]> {
    const releases = await this.dataSource.manager.find(StoredRelease, {
      select: { id: true, name: true, version: true },
    })
    return releases.map(({ name, version }) => `${name}@${version}`)
  }

  /** The canaries, with the revision at which they were read. */
  canaries(): Promise<{ revision: number; canaries: Canary[] }> {
    return this.transactions.run(async (manager) => {
      const { revision } = await manager.findOneByOrFail(ReleaseRegistry, { id: REGISTRY_ID })
      const channels = await manager.find(ReleaseChannel, {
        where: { canaryReleaseId: Not(IsNull()) },
        relations: { stable: true, canary: true },
      })
      const canaries = channels.flatMap((channel) => {
        const { name, stable, canary, canaryPercent, canarySince } = channel
        return stable && canary && canaryPercent && canarySince
          ? [
              {
                remote: name,
                stable: stable.version,
                canary: canary.version,
                percent: canaryPercent,
                since: canarySince,
                steps: stepsOf(channel),
              },
            ]
          : []
      })
      return { revision, canaries }
    })
  }

  /**
   * Returns the published text, its integrity, and whether it is public. It is if visitors get the release, did so
   * recently, or fall back to it, or if a preview link shows it.
   *
   * @throws NotFoundException if it was not published.
   */
  async description(
    name: string,
    version: string,
  ): Promise<{ text: string; digest: string; isPublic: boolean }> {
    const { manager } = this.dataSource
    const release = await manager.findOne(StoredRelease, {
      select: { id: true, json: true, digest: true, servedUntil: true },
      where: { name, version },
    })
    if (!release) throw notPublished(name, version)
    const { id, json: text, digest, servedUntil } = release
    const isPublic =
      (servedUntil !== null && servedUntil.getTime() > Date.now() - TAB_GRACE_MS) ||
      (await manager.existsBy(ReleaseChannel, [
        { name, stableReleaseId: id },
        { name, canaryReleaseId: id },
        { name, previousReleaseId: id },
      ])) ||
      (await manager.existsBy(ReleasePreview, {
        remote: name,
        version,
        expiresAt: MoreThan(new Date()),
        revokedAt: IsNull(),
      }))
    return { text, digest, isPublic }
  }
}

const instant = (at: Date | null) => at?.toISOString() ?? null

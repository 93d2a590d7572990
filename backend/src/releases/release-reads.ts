import { Injectable, NotFoundException } from '@nestjs/common'
import type { RemoteReleases, ReleaseEvent } from 'shared-contracts/registry'
import { DataSource } from 'typeorm'
import { Transactions } from '../database/transactions.ts'
import { findChannel } from './find-release.ts'
import { ReleaseHistory } from './release-history.entity.ts'
import { channelsOf } from './release-map.ts'
import { REGISTRY_ID, ReleaseRegistry } from './release-registry.entity.ts'
import { StoredRelease } from './stored-release.entity.ts'

/** What there is to know of one remote. */
@Injectable()
export class ReleaseReads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** @throws NotFoundException when no release of it was ever published. */
  remote(name: string): Promise<RemoteReleases> {
    return this.transactions.run(async (manager) => {
      const { revision } = await manager.findOneByOrFail(ReleaseRegistry, { id: REGISTRY_ID })
      const channel = await findChannel(manager, name)
      const stored = await manager.find(StoredRelease, { where: { name }, order: { id: 'DESC' } })
      const live = [channel.stableReleaseId, channel.canaryReleaseId]
      const releases = stored.map((release) => ({
        version: release.version,
        commit: release.commit,
        publishedAt: release.publishedAt.toISOString(),
        publishedBy: release.publishedBy,
        servedUntil: live.includes(release.id) ? 'now' : instant(release.servedUntil),
        withdrawnAt: instant(release.withdrawnAt),
        prunedAt: instant(release.prunedAt),
      }))
      return { revision, channels: channelsOf(channel), releases }
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
    return events.map((event) => ({ ...event, at: event.at.toISOString() }))
  }

  /** The text that was published, and its integrity. @throws NotFoundException when none was. */
  async description(name: string, version: string): Promise<{ text: string; digest: string }> {
    const release = await this.dataSource.manager.findOne(StoredRelease, {
      select: { id: true, json: true, digest: true },
      where: { name, version },
    })
    if (!release) throw new NotFoundException(`${name}@${version} is not published`)
    return { text: release.json, digest: release.digest }
  }
}

const instant = (at: Date | null) => at?.toISOString() ?? null

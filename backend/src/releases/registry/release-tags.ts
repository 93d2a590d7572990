import { Injectable, NotFoundException, UnprocessableEntityException } from '@nestjs/common'
import type { TagListing } from 'shared-contracts/release-tag'
import { Transactions } from '../../foundation/database/transactions.ts'
import { writeAudit } from '../../foundation/audit/audit-log.ts'
import { findKeptRelease } from './find-release.ts'
import { putTag, type NamedRelease } from './put-tag.ts'
import { lockRegistry } from './registry-changes.ts'
import type { ReleaseCaller } from './release-caller.ts'
import { ReleaseTag } from './release-tag.entity.ts'
import { unknownTag } from './unknown-tag.ts'

/** Tags of releases. A rollback removes those of the withdrawn release; a tagged release cannot be pruned. */
@Injectable()
export class ReleaseTags {
  constructor(private readonly transactions: Transactions) {}

  /** Returns the tags of the caller's remotes, by name. */
  list({ remote }: Pick<ReleaseCaller, 'remote'>): Promise<TagListing[]> {
    return this.transactions.run(async (manager) => {
      const tags = await manager.find(ReleaseTag, {
        where: remote === null ? {} : { remote },
        order: { name: 'ASC', remote: 'ASC' },
      })
      return tags.map(listingOf)
    })
  }

  /**
   * Gives a release the tag, or moves it there.
   *
   * @throws NotFoundException if the version was never published.
   * @throws UnprocessableEntityException if it was rolled back or its files were removed.
   */
  set({ remote, name, version }: NamedRelease, caller: ReleaseCaller): Promise<TagListing> {
    return this.transactions.run(async (manager) => {
      // Prevents a concurrent prune or rollback of the release.
      await lockRegistry(manager)
      const { withdrawnAt } = await findKeptRelease(manager, remote, version)
      if (withdrawnAt) {
        throw new UnprocessableEntityException(
          `${remote}@${version} was rolled back at ${withdrawnAt.toISOString()}: tag another release`,
        )
      }
      return listingOf(await putTag(manager, { remote, name, version }, caller))
    })
  }

  /** Removes a tag. @throws NotFoundException if the remote has no such tag, with a suggestion. */
  async remove(remote: string, name: string, caller: ReleaseCaller): Promise<void> {
    await this.transactions.run(async (manager) => {
      const tag = await manager.findOneBy(ReleaseTag, { remote, name })
      if (!tag) throw new NotFoundException(await unknownTag(manager, { remote, tag: name }))
      await writeAudit(manager, caller, 'tag removed', `${name} of ${remote}: ${tag.version}`)
      await manager.delete(ReleaseTag, { remote, name })
    })
  }
}

const listingOf = ({ remote, name: tag, version, setBy, setAt }: ReleaseTag): TagListing => ({
  tag,
  remote,
  version,
  setBy,
  setAt: setAt.toISOString(),
})

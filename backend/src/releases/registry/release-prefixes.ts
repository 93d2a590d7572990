import {
  ConflictException,
  Injectable,
  NotFoundException,
  UnprocessableEntityException,
} from '@nestjs/common'
import { RESERVED_PREFIXES } from 'shared-contracts/addresses'
import { isBelow } from 'shared-contracts/select-route'
import type { PrefixListing, PrefixQuery, PrefixRequest } from 'shared-contracts/registry'
import type { EntityManager } from 'typeorm'
import { Transactions } from '../../foundation/database/transactions.ts'
import { liveAddresses } from './live-addresses.ts'
import { writeAudit } from '../../foundation/audit/audit-log.ts'
import type { ReleaseCaller } from './release-caller.ts'
import { lockRegistry } from './registry-changes.ts'
import { ReleaseMapAnswer } from './release-map.ts'
import { ReleasePrefix } from './release-prefix.entity.ts'

/** Which remote may answer under which path prefix. */
@Injectable()
export class ReleasePrefixes {
  constructor(
    private readonly transactions: Transactions,
    private readonly map: ReleaseMapAnswer,
  ) {}

  async list(): Promise<PrefixListing[]> {
    const given = await this.transactions.run((manager) =>
      manager.find(ReleasePrefix, { order: { prefix: 'ASC', remote: 'ASC' } }),
    )
    return given.map(listingOf)
  }

  /**
   * Gives a prefix to a remote; one that it has already it keeps as it is.
   *
   * @throws UnprocessableEntityException when the site answers there itself, or pages of others lie below.
   * @throws ConflictException when another remote has it and nobody said that it is to be shared.
   */
  async give(request: PrefixRequest, caller: ReleaseCaller): Promise<PrefixListing> {
    const { prefix, remote, isShared } = request
    const reserved = RESERVED_PREFIXES.find((own) => isBelow(prefix, own))
    if (reserved) {
      throw new UnprocessableEntityException(`The site itself answers ${reserved}`)
    }
    return this.change(async (manager) => {
      const known = await manager.findOneBy(ReleasePrefix, { prefix, remote })
      if (known) return listingOf(known)
      const owner = await manager.findOneBy(ReleasePrefix, { prefix })
      if (owner && !isShared) {
        throw new ConflictException(
          `${nameOf(prefix)} belongs to ${owner.remote}: share it, or take it first`,
        )
      }
      if (!owner) await refuseInhabited(manager, prefix)
      const given = { prefix, remote, givenBy: caller.actor, givenAt: new Date() }
      const change = `${nameOf(prefix)} to ${remote}${isShared ? ', shared' : ''}`
      await writeAudit(manager, caller, 'prefix given', change)
      await manager.insert(ReleasePrefix, given)
      return listingOf(given)
    })
  }

  /**
   * @throws NotFoundException when the remote does not have it.
   * @throws ConflictException when visitors get a release that answers there.
   */
  async take({ prefix, remote }: PrefixQuery, caller: ReleaseCaller): Promise<void> {
    await this.change(async (manager) => {
      const live = (await liveAddresses(manager)).filter((release) => release.remote === remote)
      if (live.some(({ basePaths }) => basePaths.includes(prefix))) {
        throw new ConflictException(`${remote} answers ${nameOf(prefix)}: release it without first`)
      }
      await writeAudit(manager, caller, 'prefix taken', `${nameOf(prefix)} from ${remote}`)
      const { affected } = await manager.delete(ReleasePrefix, { prefix, remote })
      if (!affected) throw new NotFoundException(`${remote} does not have ${nameOf(prefix)}`)
    })
  }

  private async change<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const result = await this.transactions.run(async (manager) => {
      await lockRegistry(manager)
      return work(manager)
    })
    await this.map.changed()
    return result
  }
}

/** Pages that visitors get today do not pass to another owner by a new prefix. */
async function refuseInhabited(manager: EntityManager, prefix: string): Promise<void> {
  for (const { remote, basePaths, patterns } of await liveAddresses(manager)) {
    const addresses = basePaths.flatMap((basePath) => patterns.map((pattern) => basePath + pattern))
    const page = prefix !== '' && addresses.find((address) => isBelow(address, prefix))
    if (page) throw new UnprocessableEntityException(`${remote} answers ${page}`)
  }
}

const nameOf = (prefix: string) => prefix || 'the root of the site'

const listingOf = ({ prefix, remote, givenBy, givenAt }: ReleasePrefix): PrefixListing => ({
  prefix,
  remote,
  givenBy,
  givenAt: givenAt.toISOString(),
})

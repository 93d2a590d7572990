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

/** Manages which remote may use which path prefix. */
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
   * Gives a prefix to a remote. A remote that has it already keeps it unchanged.
   *
   * @throws UnprocessableEntityException if the site itself uses it, or there are pages of others below it.
   * @throws ConflictException if another remote has it and the request does not share it.
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
   * Withdraws a prefix from a remote.
   *
   * @throws NotFoundException if the remote does not have it.
   * @throws ConflictException if a live release of the remote uses it.
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

/** Refuses a prefix above live pages: a new prefix must not transfer them to another owner. */
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

import { Injectable, NotFoundException } from '@nestjs/common'
import { HostContract } from 'shared-contracts/release'
import { DataSource, type EntityManager } from 'typeorm'
import * as v from 'valibot'
import { Transactions } from '../../foundation/database/transactions.ts'
import { writeAudit } from '../../foundation/audit/audit-log.ts'
import type { ReleaseCaller } from './release-caller.ts'
import { REGISTRY_ID, ReleaseRegistry } from './release-registry.entity.ts'

const StoredContract = v.pipe(v.string(), v.parseJson(), HostContract)

/** The contract of the shell in service, as the platform team announced it. */
@Injectable()
export class HostContracts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** @throws NotFoundException before the first announcement. */
  async current(): Promise<HostContract> {
    const contract = await readHostContract(this.dataSource.manager)
    if (!contract) throw new NotFoundException('No host has announced its contract')
    return contract
  }

  async announce(contract: HostContract, caller: ReleaseCaller): Promise<HostContract> {
    const hostContract = JSON.stringify(contract)
    await this.transactions.run(async (manager) => {
      await manager.update(ReleaseRegistry, { id: REGISTRY_ID }, { hostContract })
      await writeAudit(manager, caller, 'host announced', `contracts ${contract.version}`)
    })
    return contract
  }
}

/** Null before the first announcement. */
export async function readHostContract(manager: EntityManager): Promise<HostContract | null> {
  const { hostContract } = await manager.findOneOrFail(ReleaseRegistry, {
    select: { id: true, hostContract: true },
    where: { id: REGISTRY_ID },
  })
  return hostContract === null ? null : v.parse(StoredContract, hostContract)
}

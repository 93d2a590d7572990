import { Injectable, NotFoundException } from '@nestjs/common'
import {
  ReleaseDescription,
  ShellDescription,
  type ShellAnnouncement,
} from 'shared-contracts/registry'
import { HostContract, SHELL_NAME } from 'shared-contracts/release'
import { incompatibilities } from 'shared-server/compatibility'
import { integrityOf } from 'shared-server/integrity'
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm'
import * as v from 'valibot'
import { writeAudit } from '../../foundation/audit/audit-log.ts'
import { AnnouncedShell } from './announced-shell.entity.ts'
import { readDescription, refuseFor } from './description-refusals.ts'
import { RegistryChanges } from './registry-changes.ts'
import type { ReleaseCaller } from './release-caller.ts'
import { ReleaseChannel } from './release-channel.entity.ts'
import { REGISTRY_ID, ReleaseRegistry } from './release-registry.entity.ts'
import { ReleaseSignatures } from './release-signatures.ts'

const StoredContract = v.pipe(v.string(), v.parseJson(), HostContract)

/** The host in service, as the platform team announced it: what it gives to remotes, and where its files are. */
@Injectable()
export class HostContracts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: RegistryChanges,
    private readonly signatures: ReleaseSignatures,
  ) {}

  /** @throws NotFoundException before the first announcement. */
  async current(): Promise<HostContract> {
    const contract = await readHostContract(this.dataSource.manager)
    if (!contract) throw new NotFoundException('No host has announced its contract')
    return contract
  }

  /**
   * From now on releases are held to this host, and every edge answers its files.
   *
   * @throws DetailedException 422 when the description cannot be read, is not signed by the platform, names a version
   * that was another build, or cannot run a live release and does not say that it breaks.
   */
  async announce(
    { description, signature: given, isBreaking = false }: ShellAnnouncement,
    caller: ReleaseCaller,
  ): Promise<HostContract> {
    const shell = readDescription(ShellDescription, description)
    const { version, contract } = shell
    const digest = integrityOf(description)
    const signature = given ?? null
    const subject = { name: SHELL_NAME, version, digest, signature }
    refuseFor(shell, this.signatures.refusals(subject))
    const options = { basis: null, actor: caller.actor }
    await this.changes.run(options, async ({ manager, at }) => {
      const known = await manager.findOneBy(AnnouncedShell, { version })
      refuseFor(shell, known && known.digest !== digest ? ['the version is another build'] : [])
      if (!isBreaking) refuseFor(shell, await strandedReleases(manager, contract))
      const others = { servedUntil: IsNull(), version: Not(version) }
      await manager.update(AnnouncedShell, others, { servedUntil: at })
      const announced = { signature, announcedAt: at, servedUntil: null }
      if (known) await manager.update(AnnouncedShell, { id: known.id }, announced)
      else await manager.insert(AnnouncedShell, { version, digest, ...announced })
      const hostContract = JSON.stringify(contract)
      await manager.update(ReleaseRegistry, { id: REGISTRY_ID }, { hostContract })
      const change = `shell ${version} with contracts ${contract.version}`
      await writeAudit(manager, caller, 'host announced', change)
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

/** Live releases that a host cannot run, one sentence each: their visitors would be without them. */
async function strandedReleases(manager: EntityManager, host: HostContract): Promise<string[]> {
  const channels = await manager.find(ReleaseChannel, {
    relations: { stable: true, canary: true },
    where: { disabled: IsNull() },
    order: { name: 'ASC' },
  })
  return channels.flatMap(({ name, stable, canary }) =>
    [stable, canary].flatMap((live) => {
      if (!live) return []
      const { contract } = v.parse(ReleaseDescription, live.json)
      const reasons = incompatibilities(contract, host)
      return reasons.length === 0 ? [] : [`${name}@${live.version} is live: ${reasons.join(', ')}`]
    }),
  )
}

import { Injectable, NotFoundException } from '@nestjs/common'
import { ShellDescription, type ShellAnnouncement } from 'shared-contracts/registry'
import { HostContract, SHELL_NAME } from 'shared-contracts/release'
import { incompatibilities } from 'shared-server/compatibility'
import { integrityOf } from 'shared-server/integrity'
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm'
import * as v from 'valibot'
import { writeAudit } from '../../foundation/audit/audit-log.ts'
import { AnnouncedShell } from './announced-shell.entity.ts'
import { readDescription, refuseFor } from './description-refusals.ts'
import { shellsInUse } from './lately-served.ts'
import { liveReleases } from './live-releases.ts'
import { RegistryChanges } from './registry-changes.ts'
import type { ReleaseCaller } from './release-caller.ts'
import { REGISTRY_ID, ReleaseRegistry } from './release-registry.entity.ts'
import { ReleaseSignatures } from './release-signatures.ts'

const StoredContract = v.pipe(v.string(), v.parseJson(), HostContract)

/** The host in service, as announced by the platform team: its contract for remotes, and its files. */
@Injectable()
export class HostContracts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: RegistryChanges,
    private readonly signatures: ReleaseSignatures,
  ) {}

  /** Returns the contract of the host in service. @throws NotFoundException before the first announcement. */
  async current(): Promise<HostContract> {
    const contract = await readHostContract(this.dataSource.manager)
    if (!contract) throw new NotFoundException('No host has announced its contract')
    return contract
  }

  /**
   * Announces a host. From now on, releases are checked against it, and every edge serves its files.
   *
   * @throws DetailedException 422 if the description cannot be read, is not signed by the platform, reuses the version
   * of another build that edges serve, or cannot run a live release and is not declared as breaking.
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
      // Once no edge serves it, its files are removed, and its version may come back with other deltas.
      const inUse = (await shellsInUse(manager)).find((other) => other.version === version)
      refuseFor(shell, inUse && inUse.digest !== digest ? ['the version is another build'] : [])
      if (!isBreaking) refuseFor(shell, await strandedReleases(manager, contract))
      const others = { servedUntil: IsNull(), version: Not(version) }
      await manager.update(AnnouncedShell, others, { servedUntil: at })
      const announced = { digest, signature, announcedAt: at, servedUntil: null }
      if (known) await manager.update(AnnouncedShell, { id: known.id }, announced)
      else await manager.insert(AnnouncedShell, { version, ...announced })
      const hostContract = JSON.stringify(contract)
      await manager.update(ReleaseRegistry, { id: REGISTRY_ID }, { hostContract })
      const change = `shell ${version} with contracts ${contract.version}`
      await writeAudit(manager, caller, 'host announced', change)
    })
    return contract
  }
}

/** Returns the contract of the host in service; null before the first announcement. */
export async function readHostContract(manager: EntityManager): Promise<HostContract | null> {
  const { hostContract } = await manager.findOneOrFail(ReleaseRegistry, {
    select: { id: true, hostContract: true },
    where: { id: REGISTRY_ID },
  })
  return hostContract === null ? null : v.parse(StoredContract, hostContract)
}

/** Returns a sentence for each live release that a host cannot run; their visitors would lose them. */
async function strandedReleases(manager: EntityManager, host: HostContract): Promise<string[]> {
  return (await liveReleases(manager)).flatMap(({ name, version, contract }) => {
    const reasons = incompatibilities(contract, host)
    return reasons.length === 0 ? [] : [`${name}@${version} is live: ${reasons.join(', ')}`]
  })
}

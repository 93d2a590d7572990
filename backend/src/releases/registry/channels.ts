import { Injectable, UnprocessableEntityException } from '@nestjs/common'
import {
  ReleaseDescription,
  type CanaryRequest,
  type DisableRequest,
  type EnableRequest,
  type PromoteRequest,
  type ReleaseEvent,
  type RollbackRequest,
} from 'shared-contracts/registry'
import type { Release } from 'shared-contracts/release'
import { incompatibilities } from 'shared-server/compatibility'
import { In, type EntityManager } from 'typeorm'
import * as v from 'valibot'
import { refuseFor } from './description-refusals.ts'
import { findChannel, findKeptRelease } from './find-release.ts'
import { readHostContract } from './host-contracts.ts'
import { previousOf } from './previous-release.ts'
import { addressRefusals } from './live-addresses.ts'
import { dropTags } from './put-tag.ts'
import { RegistryChanges, type Change } from './registry-changes.ts'
import { ReleaseChannel } from './release-channel.entity.ts'
import { ReleaseSignatures } from './release-signatures.ts'
import { StoredRelease } from './stored-release.entity.ts'

const NO_CANARY = {
  canaryReleaseId: null,
  canaryPercent: null,
  canarySince: null,
  canarySteps: null,
}

/** Changes the releases of each remote that visitors get. */
@Injectable()
export class Channels {
  constructor(
    private readonly changes: RegistryChanges,
    private readonly signatures: ReleaseSignatures,
  ) {}

  /**
   * Points stable to a published version, and ends a canary of the remote.
   *
   * @throws NotFoundException if the version was never published.
   * @throws UnprocessableEntityException if it was rolled back, is not the canary, and the request does not set `again`.
   * @throws DetailedException 422 if its addresses belong to another remote, the announced host cannot run it, or its
   * team did not sign it.
   */
  promote(name: string, request: PromoteRequest, actor: string): Promise<ReleaseEvent> {
    const { version, reason } = request
    return this.change(name, request, actor, async ({ change, channel }) => {
      const release = await findKeptRelease(change.manager, name, version)
      refuseWithdrawn(release, channel, request)
      await this.refuseUnfit(change.manager, release)
      await serve(change, channel, { ...NO_CANARY, stableReleaseId: release.id })
      await change.manager.update(StoredRelease, { id: release.id }, { withdrawnAt: null })
      return change.record({ remote: name, version, kind: 'promote', reason })
    })
  }

  /**
   * Serves a published version to a share of the visitors, or changes the share and its next steps.
   *
   * @throws UnprocessableEntityException if there is no other stable release for the remaining visitors, or the
   * version was rolled back, is not the canary already, and the request does not set `again`.
   * @throws DetailedException 422 as for a promotion.
   */
  canary(name: string, request: CanaryRequest, actor: string): Promise<ReleaseEvent> {
    const { version, percent, steps, reason } = request
    return this.change(name, request, actor, async ({ change, channel }) => {
      const release = await findKeptRelease(change.manager, name, version)
      refuseWithdrawn(release, channel, request)
      await this.refuseUnfit(change.manager, release)
      if (!channel.stable) {
        throw new UnprocessableEntityException(`${name} has no stable release: promote one first`)
      }
      if (channel.stable.id === release.id) {
        throw new UnprocessableEntityException(
          `${name}@${version} is the stable release: visitors get it already`,
        )
      }
      const isNew = channel.canaryReleaseId !== release.id
      await serve(change, channel, {
        canaryReleaseId: release.id,
        canaryPercent: percent,
        canarySince: isNew ? change.at : channel.canarySince,
        canarySteps: steps.length > 0 ? steps.join() : null,
      })
      return change.record({ remote: name, version, kind: 'canary', percent, reason })
    })
  }

  /**
   * Ends the canary or, without one, returns stable to the last good release.
   *
   * @throws UnprocessableEntityException if there is no release to return to.
   * @throws DetailedException 422 if that release is unsigned, the announced host cannot run it, or another remote has
   * its addresses by now: no edge would serve it.
   */
  rollback(name: string, request: RollbackRequest, actor: string): Promise<ReleaseEvent> {
    const { reason } = request
    return this.change(name, request, actor, async ({ change, channel }) => {
      const { canary, stable, previous } = channel
      const gone = canary ?? stable
      if (!gone || !(canary ?? previous)) {
        throw new UnprocessableEntityException(
          `${name} has no earlier good release to return to: promote another one, or switch the remote off`,
        )
      }
      if (!canary && previous) await this.refuseUnfit(change.manager, previous)
      await change.manager.update(StoredRelease, { id: gone.id }, { withdrawnAt: change.at })
      // A tag must not lead to a release that was withdrawn from everybody.
      const gonePlace = { remote: name, version: gone.version }
      await dropTags(change.manager, gonePlace, { actor, address: '' }, 'was rolled back')
      await serve(
        change,
        channel,
        canary ? NO_CANARY : { stableReleaseId: channel.previousReleaseId },
      )
      const percent = canary ? 0 : null
      return change.record({
        remote: name,
        version: gone.version,
        kind: 'rollback',
        percent,
        reason,
      })
    })
  }

  /** Switches a remote off: its pages show only the message. */
  disable(name: string, request: DisableRequest, actor: string): Promise<ReleaseEvent> {
    return this.switchTo(name, request, actor, request.message)
  }

  enable(name: string, request: EnableRequest, actor: string): Promise<ReleaseEvent> {
    return this.switchTo(name, request, actor, null)
  }

  private switchTo(
    name: string,
    request: EnableRequest,
    actor: string,
    disabled: string | null,
  ): Promise<ReleaseEvent> {
    return this.change(name, request, actor, async ({ change, channel }) => {
      await change.manager.update(ReleaseChannel, { name }, { disabled })
      const version = channel.stable?.version ?? (await newestVersion(change, name))
      const kind = disabled === null ? 'enable' : 'disable'
      return change.record({ remote: name, version, kind, reason: request.reason })
    })
  }

  /** Refuses a release that no edge would serve. */
  private async refuseUnfit(manager: EntityManager, stored: StoredRelease): Promise<void> {
    refuseFor(stored, this.signatures.refusals(stored))
    const release = await readRelease(manager, stored)
    const host = await readHostContract(manager)
    if (host) refuseFor(release, incompatibilities(release.contract, host))
    // Another remote may have taken its addresses since it was published.
    refuseFor(release, await addressRefusals(manager, release))
  }

  private change(
    name: string,
    { revision }: { revision: number },
    actor: string,
    work: (under: { change: Change; channel: ReleaseChannel }) => Promise<ReleaseEvent>,
  ): Promise<ReleaseEvent> {
    return this.changes.run({ basis: { remote: name, revision }, actor }, async (change) =>
      work({ change, channel: await findChannel(change.manager, name) }),
    )
  }
}

/** Selects the releases of a remote that visitors get. Missing ones match nothing. */
const liveOf = ({
  stableReleaseId,
  canaryReleaseId,
}: Pick<ReleaseChannel, 'stableReleaseId' | 'canaryReleaseId'>) =>
  In([stableReleaseId, canaryReleaseId])

type Served = Pick<
  ReleaseChannel,
  'stableReleaseId' | 'canaryReleaseId' | 'canaryPercent' | 'canarySince' | 'canarySteps'
>

/** Updates the channels, marks releases that are no longer served, and determines the target of a rollback. */
async function serve(
  { manager, at }: Change,
  channel: ReleaseChannel,
  served: Partial<Served>,
): Promise<void> {
  const { name } = channel
  const after = { ...channel, ...served }
  // In this order, because most live releases stay live.
  await manager.update(StoredRelease, { id: liveOf(channel) }, { servedUntil: at })
  await manager.update(StoredRelease, { id: liveOf(after) }, { servedUntil: null })
  const previous = await previousOf(manager, name, after.stableReleaseId)
  await manager.update(ReleaseChannel, { name }, { ...served, previousReleaseId: previous })
}

/** Refuses to serve a withdrawn release again by mistake. For the current canary, somebody has said so already. */
function refuseWithdrawn(
  { id, name, version, withdrawnAt }: StoredRelease,
  { canaryReleaseId }: ReleaseChannel,
  { again }: { again: boolean },
): void {
  if (withdrawnAt === null || again || id === canaryReleaseId) return
  throw new UnprocessableEntityException(
    `${name}@${version} was rolled back at ${withdrawnAt.toISOString()}: say "again" to give it to visitors once more`,
  )
}

async function readRelease(manager: EntityManager, { id }: StoredRelease): Promise<Release> {
  const { json } = await manager.findOneOrFail(StoredRelease, {
    select: { id: true, json: true },
    where: { id },
  })
  return v.parse(ReleaseDescription, json)
}

/** Returns the newest version, for the history of a remote that was never served. */
async function newestVersion({ manager }: Change, name: string): Promise<string> {
  const newest = await manager.findOneOrFail(StoredRelease, {
    where: { name },
    order: { id: 'DESC' },
  })
  return newest.version
}

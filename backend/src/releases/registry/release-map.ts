import { Injectable } from '@nestjs/common'
import type { ReleaseMap, RemoteChannels } from 'shared-contracts/registry'
import { IsNull, MoreThan, Not, type EntityManager } from 'typeorm'
import { Transactions } from '../../foundation/database/transactions.ts'
import type { CachedAnswer } from '../../foundation/http/cached-answer.ts'
import { CachedAnswers } from '../../foundation/http/cached-answers.ts'
import { Redis } from '../../foundation/redis/redis.ts'
import { latelyServed, shellsInUse } from './lately-served.ts'
import { ReleaseChannel } from './release-channel.entity.ts'
import { pointerTo } from './release-pointer.ts'
import { ReleasePrefix } from './release-prefix.entity.ts'
import { REGISTRY_ID, ReleaseRegistry } from './release-registry.entity.ts'
import { ReleasePreview } from './release-preview.entity.ts'
import { StoredRelease } from './stored-release.entity.ts'

/**
 * Maximum age of the map, in milliseconds. Changes show at once; without Redis, those of other processes within 1 s.
 */
const MAX_AGE_MS = 1_000
const TOPIC = 'releases changed'

/** The {@link ReleaseMap}, cached because every edge polls it. */
@Injectable()
export class ReleaseMapAnswer {
  readonly answer: CachedAnswer

  constructor(
    transactions: Transactions,
    answers: CachedAnswers,
    private readonly redis: Redis,
  ) {
    this.answer = answers.create({
      name: 'release map',
      load: () => transactions.run(readMap),
      maxAgeMs: MAX_AGE_MS,
      // Edges keep their last map. If one API is cut off from the database, an older one would take them back, in turn
      // with the newer ones of the other APIs.
      isHeld: false,
      cacheControl: 'no-cache',
    })
    redis.hear(TOPIC, () => this.answer.invalidate())
  }

  /** Invalidates the response in this process and in the others. */
  async changed(): Promise<void> {
    this.answer.invalidate()
    await this.redis.tell(TOPIC)
  }
}

/** Reads the map. Needs a transaction, so that revision and channels are consistent. */
export async function readMap(manager: EntityManager): Promise<ReleaseMap> {
  const { revision } = await manager.findOneByOrFail(ReleaseRegistry, { id: REGISTRY_ID })
  const channels = await manager.find(ReleaseChannel, {
    relations: { stable: true, canary: true, previous: true },
    order: { name: 'ASC' },
  })
  const given = await manager.find(ReleasePrefix, { order: { prefix: 'ASC' } })
  const prefixesOf = (name: string) =>
    given.filter(({ remote }) => remote === name).map(({ prefix }) => prefix)
  const lately = await latelyServed(manager)
  return {
    revision,
    remotes: channels.map((channel) => ({
      ...channelsOf(channel),
      prefixes: prefixesOf(channel.name),
      ...(lately.has(channel.name) && { lately: lately.get(channel.name) }),
    })),
    shells: await shellsInUse(manager),
    closedPreviews: await closedPreviews(manager),
  }
}

/** Returns links that have not expired but must not open; nobody needs to be told about expired ones. */
async function closedPreviews(manager: EntityManager): Promise<string[]> {
  const expiresAt = MoreThan(new Date())
  const previews = await manager.find(ReleasePreview, {
    where: { expiresAt },
    order: { id: 'ASC' },
  })
  if (previews.length === 0) return []
  const withdrawn = await manager.find(StoredRelease, {
    select: { id: true, name: true, version: true },
    where: previews.map(({ remote: name, version }) => ({
      name,
      version,
      withdrawnAt: Not(IsNull()),
    })),
  })
  const isWithdrawn = ({ remote, version }: ReleasePreview) =>
    withdrawn.some((release) => release.name === remote && release.version === version)
  return previews
    .filter((preview) => preview.revokedAt !== null || isWithdrawn(preview))
    .map(({ id }) => id)
}

/** Returns a remote's channels in the format for clients. */
export function channelsOf(channel: ReleaseChannel): RemoteChannels {
  const { name, stable, canary, canaryPercent, canarySince, previous, disabled } = channel
  const steps = stepsOf(channel)
  return {
    name,
    stable: stable && pointerTo(stable),
    canary:
      canary && canaryPercent
        ? {
            ...pointerTo(canary),
            percent: canaryPercent,
            ...(canarySince && { since: canarySince.toISOString() }),
            ...(steps.length > 0 && { steps }),
          }
        : null,
    previous: previous && pointerTo(previous),
    disabled,
  }
}

/** Returns the next shares of a canary. */
export const stepsOf = ({ canarySteps }: Pick<ReleaseChannel, 'canarySteps'>): number[] =>
  canarySteps === null ? [] : canarySteps.split(',').map(Number)

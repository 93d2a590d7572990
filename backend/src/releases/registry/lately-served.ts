import { TAB_GRACE_DAYS, type RemoteChannels } from 'shared-contracts/registry'
import { IsNull, MoreThan, type EntityManager } from 'typeorm'
import { pointerTo } from './release-pointer.ts'
import { StoredRelease } from './stored-release.entity.ts'

const DAY_MS = 86_400_000

/** Releases whose files edges still answer to open tabs, by remote: visitors got them by a channel until lately. */
export async function latelyServed(
  manager: EntityManager,
): Promise<ReadonlyMap<string, NonNullable<RemoteChannels['lately']>>> {
  const since = new Date(Date.now() - TAB_GRACE_DAYS * DAY_MS)
  const releases = await manager.find(StoredRelease, {
    where: { servedUntil: MoreThan(since), prunedAt: IsNull() },
    order: { id: 'DESC' },
  })
  const byRemote = new Map<string, NonNullable<RemoteChannels['lately']>>()
  for (const release of releases) {
    const { name, servedUntil } = release
    if (!servedUntil) continue
    const until = new Date(servedUntil.getTime() + TAB_GRACE_DAYS * DAY_MS).toISOString()
    byRemote.set(name, [...(byRemote.get(name) ?? []), { ...pointerTo(release), until }])
  }
  return byRemote
}

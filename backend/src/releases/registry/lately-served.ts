import { TAB_GRACE_DAYS, type ReleaseMap, type RemoteChannels } from 'shared-contracts/registry'
import { AnnouncedShell } from './announced-shell.entity.ts'
import { IsNull, MoreThan, type EntityManager } from 'typeorm'
import { pointerTo } from './release-pointer.ts'
import { StoredRelease } from './stored-release.entity.ts'

const DAY_MS = 86_400_000

/** Returns, by remote, the releases whose files edges still serve to open tabs, because visitors got them recently. */
export async function latelyServed(
  manager: EntityManager,
): Promise<ReadonlyMap<string, NonNullable<RemoteChannels['lately']>>> {
  const releases = await manager.find(StoredRelease, {
    where: { servedUntil: MoreThan(graceBegan()), prunedAt: IsNull() },
    order: { id: 'DESC' },
  })
  const byRemote = new Map<string, NonNullable<RemoteChannels['lately']>>()
  for (const release of releases) {
    const { name, servedUntil } = release
    if (!servedUntil) continue
    const until = graceEnds(servedUntil)
    byRemote.set(name, [...(byRemote.get(name) ?? []), { ...pointerTo(release), until }])
  }
  return byRemote
}

/** Returns the builds of the host whose files edges serve: the current one first, then earlier ones. */
export async function shellsInUse(manager: EntityManager): Promise<ReleaseMap['shells']> {
  const shells = await manager.find(AnnouncedShell, {
    where: [{ servedUntil: IsNull() }, { servedUntil: MoreThan(graceBegan()) }],
    order: { announcedAt: 'DESC', id: 'DESC' },
  })
  return shells.map((shell) => ({
    ...pointerTo(shell),
    until: shell.servedUntil && graceEnds(shell.servedUntil),
  }))
}

const graceBegan = () => new Date(Date.now() - TAB_GRACE_DAYS * DAY_MS)

const graceEnds = (servedUntil: Date) =>
  new Date(servedUntil.getTime() + TAB_GRACE_DAYS * DAY_MS).toISOString()

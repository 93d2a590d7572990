import type { ReleasePointer } from 'shared-contracts/registry'
import type { AnnouncedShell } from './announced-shell.entity.ts'
import type { StoredRelease } from './stored-release.entity.ts'

/** Returns what an edge needs to load a release, or a build of the host. */
export const pointerTo = ({
  version,
  digest,
  signature,
}: StoredRelease | AnnouncedShell): ReleasePointer => ({
  version,
  digest,
  ...(signature !== null && { signature }),
})

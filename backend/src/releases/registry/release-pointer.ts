import type { ReleasePointer } from 'shared-contracts/registry'
import type { AnnouncedShell } from './announced-shell.entity.ts'
import type { StoredRelease } from './stored-release.entity.ts'

/** What an edge is told of a release, or of a build of the host. */
export const pointerTo = ({
  version,
  digest,
  signature,
}: StoredRelease | AnnouncedShell): ReleasePointer => ({
  version,
  digest,
  ...(signature !== null && { signature }),
})

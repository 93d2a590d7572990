import type { ReleasePointer } from 'shared-contracts/registry'
import type { StoredRelease } from './stored-release.entity.ts'

/** What an edge is told of a release. */
export const pointerTo = ({ version, digest, signature }: StoredRelease): ReleasePointer => ({
  version,
  digest,
  ...(signature !== null && { signature }),
})

import { isDeepStrictEqual } from 'node:util'
import type { Release, ShellRelease } from 'shared-contracts/release'
import { DELTAS_FILE } from 'shared-server/deltas/script-deltas'

/** Whether two descriptions are of the same build, apart from when it was made, and from what publishing adds to it. */
export const isSameBuild = <Described extends Release | ShellRelease>(
  one: Described,
  other: Described,
): boolean => isDeepStrictEqual(withoutAdditions(one), withoutAdditions(other))

function withoutAdditions(described: Release | ShellRelease) {
  const files = Object.entries(described.files).filter(([file]) => file !== DELTAS_FILE)
  return {
    ...described,
    files: Object.fromEntries(files),
    ...{ builtAt: null, hasSharedFiles: null },
  }
}

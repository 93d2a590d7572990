import { folderFiles } from 'shared-server/release-store/folder-files'
import type { ReleaseFiles } from 'shared-server/release-store/release-files'
import type { Line } from './line.ts'

/** Folder of the store, as a command that writes to it sees it. */
export const storeFolder = (process: number) => `/store~${process}/releases`

/** Connection timeout of the store's client, in milliseconds. */
const CONNECTION_LIMIT_MS = 3_000

/** The store as an edge reaches it: over a line that is slow and may be cut. */
export function remoteStore(line: Line, isCut: () => boolean): ReleaseFiles {
  const files = folderFiles(storeFolder(0))
  const asked = <T>(answer: () => Promise<T>) =>
    line.ask(answer, isCut, AbortSignal.timeout(CONNECTION_LIMIT_MS))
  return {
    ...files,
    description: (release) => asked(() => files.description(release)),
    sizes: (release) => asked(() => files.sizes(release)),
    open: (release, file) => asked(() => files.open(release, file)),
  }
}

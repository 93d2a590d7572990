import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteDefinition } from 'shared-contracts/remote'
import type { Release } from 'shared-contracts/release'
import { describeRemote } from 'shell/describe-remote'
import { REMOTE_ENTRY } from '../webpack/federation.ts'
import { readPackage, WORKSPACE_ROOT } from '../workspace/workspace.ts'

/** Version of everything that a development server serves: it is never published. */
export const SOURCE_VERSION = '0.0.0-source'

interface RemoteModule {
  readonly remote: RemoteDefinition
}

/** Describes a remote of this workspace as {@link describeFolder} does. */
export const describeSource = (name: string): Promise<Release> =>
  describeFolder(join(WORKSPACE_ROOT, name))

/**
 * Describes a remote that is served from source: its pages, without fragments, files or imports. They are those of the
 * first call in this process, because a module is imported once.
 *
 * @param folder of the remote, which has its name.
 */
export async function describeFolder(folder: string): Promise<Release> {
  const file = pathToFileURL(join(folder, 'src/remote.ts')).href
  const { remote } = (await import(file)) as RemoteModule
  const { theme, siteName, basePaths, isUnlisted, routes } = await describeRemote(remote)
  const contractVersion = readPackage('shared-contracts').version
  return {
    name: basename(folder),
    version: SOURCE_VERSION,
    commit: 'unknown',
    builtAt: new Date().toISOString(),
    theme,
    siteName,
    basePaths: [...basePaths],
    ...(isUnlisted && { isUnlisted }),
    contract: { version: contractVersion, range: `^${contractVersion}`, imports: {} },
    entry: REMOTE_ENTRY,
    hasOwnRuntime: true,
    routes: routes.map(
      ({ path, title, description, data = [], record, search, searchFrom, card }) => ({
        path,
        title,
        description,
        scripts: [],
        data: [...data],
        record,
        search,
        searchFrom,
        fragments: {},
        card,
      }),
    ),
    files: {},
  }
}

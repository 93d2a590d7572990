import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteDefinition } from 'shared-contracts/remote'
import type { Release } from 'shared-contracts/release'
import { REMOTE_ENTRY } from '../webpack/federation.ts'
import { readPackage, WORKSPACE_ROOT } from '../workspace/workspace.ts'

/** Version of whatever a development server serves: it is never published. */
const SOURCE_VERSION = '0.0.0-source'

interface RemoteModule {
  readonly remote: RemoteDefinition
}

/** Describes a remote that is served from source: its pages, without fragments, files or imports. */
export async function describeSource(name: string): Promise<Release> {
  const file = pathToFileURL(join(WORKSPACE_ROOT, name, 'src/remote.ts')).href
  const { remote } = (await import(file)) as RemoteModule
  const contractVersion = readPackage('shared-contracts').version
  return {
    name,
    version: SOURCE_VERSION,
    commit: 'unknown',
    builtAt: new Date().toISOString(),
    theme: remote.theme,
    siteName: remote.siteName,
    basePaths: [...remote.basePaths],
    contract: { version: contractVersion, range: `^${contractVersion}`, imports: {} },
    entry: REMOTE_ENTRY,
    routes: remote.routes.map(({ path, title, description, data = [], card }) => ({
      path,
      title,
      description,
      scripts: [],
      data: [...data],
      fragments: {},
      card,
    })),
    files: {},
  }
}

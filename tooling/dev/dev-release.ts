import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteRoute } from 'shared-contracts/remote'
import type { Release } from 'shared-contracts/release'
import { REMOTE_ENTRY } from '../webpack/federation.ts'
import { readPackage, WORKSPACE_ROOT } from '../workspace/workspace.ts'

/** Version of whatever a development server serves: it is never published. */
const SOURCE_VERSION = '0.0.0-source'

interface RoutesModule {
  readonly routes: readonly RemoteRoute[]
}

/** Describes a remote that is served from source: its pages, without fragments or integrity. */
export async function describeSource(name: string): Promise<Release> {
  const file = pathToFileURL(join(WORKSPACE_ROOT, name, 'src/routes.tsx')).href
  const { routes } = (await import(file)) as RoutesModule
  const contractVersion = readPackage('shared-contracts').version
  return {
    name,
    version: SOURCE_VERSION,
    commit: 'unknown',
    builtAt: new Date().toISOString(),
    theme: 'loom',
    contract: { version: contractVersion, range: `^${contractVersion}` },
    entry: REMOTE_ENTRY,
    routes: routes.map(({ path, title, description, data = [] }) => ({
      path,
      title,
      description,
      scripts: [],
      data: [...data],
      fragments: {},
    })),
    integrity: {},
  }
}

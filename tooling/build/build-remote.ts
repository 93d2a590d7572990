import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteDefinition, RemoteRoute } from 'shared-contracts/remote'
import { pageChunkName } from 'shared-contracts/routes'
import { Release, releaseFolder, type Fragment, type ReleaseRoute } from 'shared-contracts/release'
import * as v from 'valibot'
import type { StatsCompilation } from 'webpack'
import { runInNode } from '../prerender/node-build.ts'
import { compile } from '../webpack/compile.ts'
import { FacadeImports } from '../webpack/facade-imports.ts'
import { REMOTE_ENTRY, type RemoteBuild } from '../webpack/federation.ts'
import { readPackage, WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { builtReleaseFolder, type Mode } from 'release/workspace'
import { compressFile, compressFolder } from './compress.ts'
import { describeFiles } from 'release/describe-files'

interface Prerender {
  readonly definition: RemoteDefinition
  readonly renderPage: (basePath: string, path: string) => Promise<Fragment>
}

export interface RemoteBuildOptions {
  readonly mode: Mode
  /** Version of the release; the package's own unless said otherwise. */
  readonly version?: string
}

/**
 * Builds one remote into a release folder: scripts, fragments of every page under every base path, and
 * `release.json`, which describes them.
 *
 * @throws Error when webpack, a page's render or the description fails.
 */
export async function buildRemote(name: string, options: RemoteBuildOptions): Promise<Release> {
  const { mode, version = readPackage(name).version } = options
  const folder = builtReleaseFolder(name, mode)
  const build = await remoteBuild(name)
  const config = build({ mode, outputPath: folder })
  const facades = new FacadeImports()
  const stats = await compile({ ...config, plugins: [...(config.plugins ?? []), facades] })
  const { definition, renderPage } = await runInNode<Prerender>({
    name,
    mode,
    entry: join(WORKSPACE_ROOT, 'tooling/prerender/render-page.tsx'),
    alias: { 'prerendered-remote': join(WORKSPACE_ROOT, name, 'src/remote.ts') },
    assets: { folder, publicPath: `${releaseFolder({ name, version })}/` },
  })
  await mkdir(join(folder, 'fragments'))
  const routes: ReleaseRoute[] = []
  for (const route of definition.routes) {
    routes.push({
      path: route.path,
      title: route.title,
      description: route.description,
      scripts: scriptsOf(stats, route),
      data: [...(route.data ?? [])],
      fragments: await writeFragments(folder, definition, route, renderPage),
      card: route.card,
    })
  }
  await compressFolder(folder, mode)
  const contractVersion = readPackage('shared-contracts').version
  const release = v.parse(Release, {
    name,
    version,
    commit: currentCommit(),
    builtAt: new Date().toISOString(),
    theme: definition.theme,
    siteName: definition.siteName,
    basePaths: [...definition.basePaths],
    contract: {
      version: contractVersion,
      range: `^${contractVersion}`,
      imports: facades.imports(),
    },
    entry: REMOTE_ENTRY,
    routes,
    files: await describeFiles(folder),
  })
  const description = join(folder, 'release.json')
  await writeFile(description, JSON.stringify(release, null, 2))
  await compressFile(description)
  return release
}

/** The remote's own webpack configuration. */
export async function remoteBuild(name: string): Promise<RemoteBuild> {
  const file = pathToFileURL(join(WORKSPACE_ROOT, name, 'webpack.config.ts')).href
  return ((await import(file)) as { default: RemoteBuild }).default
}

async function writeFragments(
  folder: string,
  definition: RemoteDefinition,
  route: RemoteRoute,
  renderPage: Prerender['renderPage'],
): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const basePath of definition.basePaths) {
    const file = `fragments/${pageChunkName(route.path)}${basePath.replaceAll('/', '@')}.json`
    await writeFile(join(folder, file), JSON.stringify(await renderPage(basePath, route.path)))
    files[basePath] = file
  }
  return files
}

/** Scripts of a page besides the entry: those of `./mount` and those of the page's own chunk. */
function scriptsOf(stats: StatsCompilation, { path }: RemoteRoute): string[] {
  const chunk = pageChunkName(path)
  const page = stats.namedChunkGroups?.[chunk]
  if (!page) throw new Error(`The page ${path} is imported without webpackChunkName: "${chunk}"`)
  const mount = stats.namedChunkGroups?.['__federation_expose_mount']
  const files = [...(mount?.assets ?? []), ...(page.assets ?? [])].map((asset) => asset.name)
  return [...new Set(files)].filter((file) => file.endsWith('.js') && file !== REMOTE_ENTRY)
}

function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: WORKSPACE_ROOT, stdio: 'pipe' })
      .toString()
      .trim()
  } catch {
    return 'unknown'
  }
}

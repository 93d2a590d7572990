import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  Release,
  releaseFolder,
  SERVER_SCRIPT,
  type Fragment,
  type ReleaseRoute,
} from 'shared-contracts/release'
import { RenderOutcome, type RenderRequest } from 'shared-contracts/rendering'
import type { DescribedRemote, DescribedRoute } from 'shell/describe-remote'
import { pageChunkName } from 'shared-contracts/routes'
import * as v from 'valibot'
import type { StatsCompilation } from 'webpack'
import { compile } from '../webpack/compile.ts'
import { FacadeImports } from '../webpack/facade-imports.ts'
import { REMOTE_ENTRY, type RemoteBuild } from '../webpack/federation.ts'
import { contractRange } from '../contracts/contract-range.ts'
import { pagesScript } from '../webpack/server-script.ts'
import { readPackage, WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { builtReleaseFolder, type Mode } from 'release/workspace'
import { buildRuntime } from './build-runtime.ts'
import { compressFile, compressFolder } from './compress.ts'
import { compileRuntime, ReleaseContext } from 'edge/rendering/release-context'
import { describeFiles } from 'release/describe-files'
import { integrityOf } from 'shared-server/integrity'

export interface RemoteBuildOptions {
  readonly mode: Mode
  /** Version of the release; by default the package's own. */
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
  const pages = await compilePages(name, {
    mode,
    folder,
    publicPath: `${releaseFolder({ name, version })}/`,
  })
  const { source } = await buildRuntime(mode)
  const context = new ReleaseContext({ label: name, runtime: compileRuntime(source), pages })
  // A JSON copy: functions stay in the context.
  const definition = JSON.parse(context.describe()) as DescribedRemote
  await mkdir(join(folder, 'fragments'))
  const routes: ReleaseRoute[] = []
  for (const route of definition.routes) {
    routes.push({
      path: route.path,
      title: route.title,
      description: route.description,
      scripts: scriptsOf(stats, route),
      data: [...(route.data ?? [])],
      record: route.record,
      search: route.search,
      searchFrom: route.searchFrom,
      fragments: await writeFragments(folder, definition, route, context),
      card: route.card,
    })
  }
  await compressFolder(folder, mode)
  const contractVersion = readPackage('shared-contracts').version
  // A development build only runs with the shell beside it.
  const { range, reasons } =
    mode === 'production'
      ? await contractRange(name)
      : { range: `^${contractVersion}`, reasons: [] }
  for (const reason of reasons) console.log(`needs more than the released contract: ${reason}`)
  const release = v.parse(Release, {
    name,
    version,
    commit: currentCommit(),
    builtAt: new Date().toISOString(),
    theme: definition.theme,
    siteName: definition.siteName,
    basePaths: [...definition.basePaths],
    ...(definition.isUnlisted && { isUnlisted: true }),
    contract: {
      version: contractVersion,
      range,
      imports: facades.imports(),
    },
    entry: REMOTE_ENTRY,
    hasOwnRuntime: true,
    routes,
    runtime: integrityOf(source),
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
  definition: DescribedRemote,
  route: DescribedRoute,
  context: ReleaseContext,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const basePath of definition.basePaths) {
    const file = `fragments/${pageChunkName(route.path)}${basePath.replaceAll('/', '@')}.json`
    await writeFile(join(folder, file), JSON.stringify(renderFragment(context, basePath, route)))
    files[basePath] = file
  }
  return files
}

/** Renders a page as a browser first sees it without server rendering: without query, and before its data. */
function renderFragment(
  context: ReleaseContext,
  basePath: string,
  { path }: DescribedRoute,
): Fragment {
  const request: RenderRequest = { basePath, path, search: '', answers: {}, isBuilt: true }
  const outcome = v.parse(RenderOutcome, JSON.parse(context.render(JSON.stringify(request))))
  if (outcome.kind === 'page') return outcome.fragment
  throw new Error(`${path}: ${outcome.kind === 'failed' ? outcome.reason : 'it asks for data'}`)
}

/** Compiles a remote's pages for servers, into its release. */
async function compilePages(
  name: string,
  { mode, folder, publicPath }: { mode: Mode; folder: string; publicPath: string },
): Promise<string> {
  await compile(
    pagesScript({
      name: `${name}, server`,
      mode,
      entry: join(WORKSPACE_ROOT, name, 'src/remote.ts'),
      outputPath: folder,
      filename: SERVER_SCRIPT,
      publicPath,
    }),
  )
  return readFile(join(folder, SERVER_SCRIPT), 'utf8')
}

/** Scripts of a page besides the entry: those of `./mount` and those of the page's own chunk. */
function scriptsOf(stats: StatsCompilation, { path }: DescribedRoute): string[] {
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

import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SHELL_NAME, ShellRelease, type HostContract } from 'shared-contracts/release'
import { compile, compileAndWatch } from '../webpack/compile.ts'
import { FacadeExports } from '../webpack/facade-exports.ts'
import { withFastRefresh } from '../webpack/fast-refresh.ts'
import { hostConfig } from '../webpack/federation.ts'
import { SERVICE_WORKER_FILE, serviceWorkerConfig } from '../webpack/service-worker.ts'
import { FACADES } from '../webpack/shared-modules.ts'
import { readPackage } from '../workspace/workspace.ts'
import { compileRuntime, ReleaseContext } from 'edge/rendering/release-context'
import { describeFiles } from 'release/describe-files'
import type { Mode } from 'release/workspace'
import { buildRuntime, SHELL_PUBLIC_PATH } from './build-runtime.ts'
import { compressFolder } from './compress.ts'
import { keepHostScriptBudget } from './host-script-budget.ts'
import { integrityOf } from 'shared-server/integrity'
import { BROTLI_SUFFIX, DESCRIPTION_FILE } from 'shared-server/release-store/release-files'
import * as v from 'valibot'
import type { StatsCompilation } from 'webpack'

/** The host's part of server rendering, in the build's folder; browsers never receive it. */
const RUNTIME_FILE = 'server/runtime.js'

export interface ShellBuildOptions {
  readonly mode: Mode
  /** Output folder: `document.json`, with `browser/`, `server/` and `worker/` beside it. */
  readonly folder: string
  /** Rebuilds the host whenever it changes, with the refresh runtime that served remotes need. */
  readonly isWatching?: boolean
  /** Called after each complete rebuild of the host. */
  readonly onRebuilt?: () => void
}

/**
 * Builds the browser host, the runtime that renders pages on a server, and `document.json`, which contains what
 * the edge needs for a document.
 *
 * @throws Error if webpack fails, a facade is missing, or the host's script is over its budget.
 */
export async function buildShell(options: ShellBuildOptions): Promise<void> {
  const { mode, folder, isWatching, onRebuilt } = options
  const browser = join(folder, 'browser')
  const config = hostConfig({ mode, outputPath: browser, isServed: isWatching ?? false })
  const facades = new FacadeExports()
  const host = { ...config, plugins: [...(config.plugins ?? []), facades] }
  if (isWatching) {
    let latest: Promise<unknown> = Promise.resolve()
    const again = (stats: StatsCompilation) => {
      // One after the other: each writes the same files.
      latest = latest
        .then(() => describeBuild(stats, facades, options))
        .then(() => onRebuilt?.())
        .catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
    }
    await describeBuild(await compileAndWatch(withFastRefresh(host), again), facades, options)
    return
  }
  const script = await describeBuild(await compile(host), facades, options)
  await compressFolder(browser, mode)
  if (mode === 'production') await keepHostScriptBudget(join(browser, `${script}${BROTLI_SUFFIX}`))
  await describeShell(browser, hostContract(facades), await describeFiles(browser))
}

/** Writes everything that the edge reads of a compiled host. @returns the name of its script. */
async function describeBuild(
  stats: StatsCompilation,
  facades: FacadeExports,
  options: ShellBuildOptions,
): Promise<string> {
  const { mode, folder, isWatching } = options
  const browser = join(folder, 'browser')
  const script = stats.entrypoints?.['shell']?.assets?.find(({ name }) =>
    name.endsWith('.js'),
  )?.name
  if (!script) throw new Error('The shell was built without a script')
  const runtime = await buildRuntime(mode)
  await runtime.copyAssets(browser)
  await mkdir(join(folder, 'server'), { recursive: true })
  await writeFile(join(folder, RUNTIME_FILE), runtime.source)
  const contract = hostContract(facades)
  const document = {
    script: {
      href: SHELL_PUBLIC_PATH + script,
      // In watch mode the script changes under the same address.
      integrity: isWatching ? null : integrityOf(await readFile(join(browser, script))),
    },
    files: isWatching ? null : await integrities(browser),
    contract,
    runtime: { file: RUNTIME_FILE, integrity: integrityOf(runtime.source) },
    serviceWorker: await serviceWorkerOf(options),
    themes: renderThemes(runtime.source),
  }
  await writeFile(join(folder, 'document.json'), JSON.stringify(document))
  if (isWatching) await describeShell(browser, contract, {})
  return script
}

/**
 * Builds the service worker. The edge serves it under a fixed name, so it is stored apart from files
 * with hashed names.
 */
async function serviceWorkerOf({ mode, folder, isWatching = false }: ShellBuildOptions) {
  const file = `worker/${SERVICE_WORKER_FILE}`
  const config = serviceWorkerConfig({ mode, outputPath: join(folder, 'worker') })
  if (!isWatching) {
    await compile(config)
    return { file, integrity: integrityOf(await readFile(join(folder, file))) }
  }
  // On a rebuild the service worker is already being watched.
  if (!watchedWorkers.has(folder)) {
    watchedWorkers.add(folder)
    await compileAndWatch(config)
  }
  return { file, integrity: null }
}

/** Folders whose service worker is in watch mode. */
const watchedWorkers = new Set<string>()

/** Writes the description of this build for the edges, with a version derived from its content. */
async function describeShell(
  browser: string,
  contract: HostContract,
  files: ShellRelease['files'],
): Promise<void> {
  const content = createHash('sha256').update(JSON.stringify({ contract, files })).digest('hex')
  const version = `${readPackage(SHELL_NAME).version}-b${content.slice(0, 16)}`
  const shell = v.parse(ShellRelease, { name: SHELL_NAME, version, contract, files })
  await writeFile(join(browser, DESCRIPTION_FILE), JSON.stringify(shell, null, 2))
}

function renderThemes(runtime: string): unknown {
  const context = new ReleaseContext({
    label: 'shell',
    runtime: compileRuntime(runtime),
    pages: null,
  })
  return JSON.parse(context.renderScreens())
}

/** Returns the integrity of the browser's files by name, which the edge verifies. */
async function integrities(browser: string): Promise<Record<string, string>> {
  const files = await describeFiles(browser)
  return Object.fromEntries(Object.entries(files).map(([name, { integrity }]) => [name, integrity]))
}

/** @throws Error if a facade is not provided, without which no remote could run. */
function hostContract(facades: FacadeExports): HostContract {
  const exports = facades.exports()
  const missing = FACADES.filter((name) => !exports[name])
  if (missing.length > 0) throw new Error(`The shell provides no ${missing.join(', ')}`)
  return { version: readPackage('shared-contracts').version, exports }
}

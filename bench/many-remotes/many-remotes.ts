import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { workspaceRemotes, builtReleaseFolder } from 'release/workspace'
import type { Release } from 'shared-contracts/release'
import { openReleaseFiles } from 'shared-server/release-store/open-release-files'
import { chromiumLaunch } from 'tooling/check/chromium'
import { publishRelease, readRelease } from 'release/publish'
import { readEnvironment } from 'release/environment'
import { RegistryClient, registryFromEnvironment } from 'release/registry-client'
import { readReleaseKey } from 'release/release-key'
import { startSystem } from 'tooling/start/system'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'
import { median } from '../api/median.ts'
import { measureFirstLoad, type FirstLoad } from '../first-load/measure.ts'

/**
 * `pnpm bench:many-remotes [--remotes 100] [--runs 5] [path]`: compares first visits with only the workspace's
 * remotes registered and with many more. Prints medians, and the median of the ratios of each pair of visits.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    remotes: { type: 'string', default: '100' },
    runs: { type: 'string', default: '5' },
  },
})
const path = positionals[0] ?? '/'
const total = Number(values.remotes)
const runs = Number(values.runs)

const FIGURES = ['bytes', 'requests', 'firstPaint', 'largestPaint', 'interactive'] as const

const few = await startSite('bench-few', 3800)
const many = await startSite('bench-many', 3802)
await register(total - workspaceRemotes().length, many)

const browser = await chromium.launch(chromiumLaunch())
const loads: [FirstLoad, FirstLoad][] = []
// Visit the two in turn, so that a slowdown of the machine affects both.
for (let run = 0; run < runs; run++) {
  loads.push([
    await measureFirstLoad(browser, `${few.origin}${path}`),
    await measureFirstLoad(browser, `${many.origin}${path}`),
  ])
}
console.log(`${path}, median of ${runs}: ${total} remotes / ${workspaceRemotes().length} remotes`)
for (const figure of FIGURES) {
  const withFew = median(loads.map(([load]) => load[figure]))
  const withMany = median(loads.map(([, load]) => load[figure]))
  const ratio = median(loads.map(([fewLoad, manyLoad]) => manyLoad[figure] / fewLoad[figure]))
  console.log(
    `${figure.padEnd(14)} ${withMany.toFixed(0)} / ${withFew.toFixed(0)}, of each pair ${ratio.toFixed(3)}`,
  )
}
await browser.close()
process.kill(process.pid, 'SIGTERM')

interface Site {
  readonly origin: string
  readonly dataDir: string
  readonly env: NodeJS.ProcessEnv
}

async function startSite(name: string, port: number): Promise<Site> {
  const dataDir = join(WORKSPACE_ROOT, '.data', name)
  await rm(dataDir, { recursive: true, force: true })
  const env = {
    ...process.env,
    PORT: String(port),
    API_PORT: String(port + 1),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  }
  if (!(await startSystem({ mode: 'production', released: workspaceRemotes(), env })))
    process.exit(1)
  return { origin: `http://127.0.0.1:${port}`, dataDir, env }
}

/**
 * Registers copies of the portal's release, which has eight pages, and promotes them on the stable channel, each
 * under its own name and prefix.
 */
async function register(count: number, { env, dataDir }: Site): Promise<void> {
  const registry = new RegistryClient(await registryFromEnvironment(readEnvironment(env)))
  const files = await openReleaseFiles({}, dataDir)
  const key = await readReleaseKey({ DATA_DIR: dataDir })
  const source = builtReleaseFolder('mfe-gpl')
  const { release } = await readRelease(source)
  const copy = join(await mkdtemp(join(tmpdir(), 'remote-')), 'release')
  await cp(source, copy, { recursive: true })
  for (let index = 1; index <= count; index++) {
    const name = `mfe-more-${index}`
    const prefix = `/more-${index}`
    const described: Release = { ...release, name, ...pagesAt(prefix, release) }
    await writeFile(join(copy, 'release.json'), JSON.stringify(described))
    await registry.givePrefix({ prefix, remote: name, isShared: false })
    await publishRelease(copy, { registry, files, key })
    const { revision } = await registry.map()
    await registry.promote(name, release.version, { revision, reason: 'bench' })
  }
  await rm(copy, { recursive: true })
  await served(count + workspaceRemotes().length, dataDir)
}

/** The pages of a release under another prefix. */
function pagesAt(prefix: string, { routes }: Release): Pick<Release, 'basePaths' | 'routes'> {
  const underPrefix = routes.map((route) => ({
    ...route,
    fragments: { [prefix]: Object.values(route.fragments)[0] ?? '' },
  }))
  return { basePaths: [prefix], routes: underPrefix }
}

/** Waits until the edge serves at least this many remotes. */
async function served(count: number, dataDir: string): Promise<void> {
  for (;;) {
    const kept = await readFile(join(dataDir, 'edge/releases.json'), 'utf8').catch(() => '')
    if (kept.split('"stable":{').length - 1 >= count) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

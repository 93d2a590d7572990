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
import { startSystem } from 'tooling/start/system'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'
import { measureFirstLoad, type FirstLoad } from '../first-load/measure.ts'

/**
 * `pnpm bench:many-remotes [--remotes 100] [--runs 5] [path]`: what a first visit costs with the
 * workspace's remotes registered, and with many more. Prints medians and the ratio.
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

const DATA_DIR = join(WORKSPACE_ROOT, '.data/bench')
await rm(DATA_DIR, { recursive: true, force: true })
const env = { ...process.env, PORT: '3800', API_PORT: '3801', DATA_DIR, LOG_LEVEL: 'error' }
if (!(await startSystem({ mode: 'production', released: workspaceRemotes(), env }))) process.exit(1)

const browser = await chromium.launch(chromiumLaunch())
const few = await measure()
await register(total - workspaceRemotes().length)
const many = await measure()
console.log(`${path}, median of ${runs}: ${total} remotes / ${workspaceRemotes().length} remotes`)
for (const figure of ['bytes', 'requests', 'firstPaint', 'largestPaint', 'interactive'] as const) {
  const ratio = (many[figure] / few[figure]).toFixed(3)
  console.log(
    `${figure.padEnd(14)} ${many[figure].toFixed(0)} / ${few[figure].toFixed(0)} = ${ratio}`,
  )
}
await browser.close()
process.kill(process.pid, 'SIGTERM')

async function measure(): Promise<FirstLoad> {
  const loads: FirstLoad[] = []
  for (let run = 0; run < runs; run++) {
    loads.push(await measureFirstLoad(browser, `http://127.0.0.1:3800${path}`))
  }
  const median = (figure: keyof FirstLoad) =>
    loads.map((load) => load[figure]).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
  return {
    bytes: median('bytes'),
    requests: median('requests'),
    firstPaint: median('firstPaint'),
    largestPaint: median('largestPaint'),
    interactive: median('interactive'),
    layoutShift: median('layoutShift'),
  }
}

/**
 * Copies of the portal's release, which has eight pages, live on the stable channel: each under a name and a
 * prefix of its own.
 */
async function register(count: number): Promise<void> {
  const registry = new RegistryClient(await registryFromEnvironment(readEnvironment(env)))
  const files = await openReleaseFiles({}, DATA_DIR)
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
    await publishRelease(copy, { registry, files })
    const { revision } = await registry.map()
    await registry.promote(name, release.version, { revision, reason: 'bench' })
  }
  await rm(copy, { recursive: true })
  await served(count + workspaceRemotes().length)
}

/** The pages of a release under another prefix. */
function pagesAt(prefix: string, { routes }: Release): Pick<Release, 'basePaths' | 'routes'> {
  const underPrefix = routes.map((route) => ({
    ...route,
    fragments: { [prefix]: Object.values(route.fragments)[0] ?? '' },
  }))
  return { basePaths: [prefix], routes: underPrefix }
}

/** Waits until the edge serves so many remotes. */
async function served(count: number): Promise<void> {
  for (;;) {
    const kept = await readFile(join(DATA_DIR, 'edge/releases.json'), 'utf8').catch(() => '')
    if (kept.split('"stable":{').length - 1 >= count) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

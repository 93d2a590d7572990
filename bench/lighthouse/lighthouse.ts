import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import * as v from 'valibot'
import { chromium } from 'playwright'
import { workspaceRemotes } from 'release/workspace'
import { addressesOf, Release, releaseFolder } from 'shared-contracts/release'
import { findRoute } from 'shared-contracts/routes'
import { selectRoute } from 'shared-contracts/select-route'
import { chromiumLaunch } from 'tooling/check/chromium'
import { startSystem } from 'tooling/start/system'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'
import { installedLighthouse } from './installed-lighthouse.ts'
import { LighthouseReport, shortfalls } from './report.ts'

/**
 * `pnpm bench:lighthouse [--origin http://127.0.0.1:3000] [--on phone|desktop] [path…]`: runs Lighthouse on one
 * page of every route of the site map, or on the given paths, on a phone and on a desktop. Prints every score
 * below 100 in any of its four categories, and exits with 1 if there is one. Starts its own system unless an
 * origin is given.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string' }, on: { type: 'string' } },
})
const origin = values.origin ?? 'http://127.0.0.1:3808'
const screens = values.on === undefined ? ['phone', 'desktop'] : [values.on]

if (values.origin === undefined) {
  const DATA_DIR = join(WORKSPACE_ROOT, '.data/bench-lighthouse')
  rmSync(DATA_DIR, { recursive: true, force: true })
  const env = { ...process.env, PORT: '3808', API_PORT: '3809', DATA_DIR, LOG_LEVEL: 'error' }
  if (!(await startSystem({ mode: 'production', released: workspaceRemotes(), env })))
    process.exit(1)
}

/**
 * Returns the first page of each route, in the order of the site map: there are thousands of similar
 * matches and players.
 */
async function mappedPaths(): Promise<string[]> {
  const releases = await liveReleases()
  const table = releases.map(addressesOf)
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const pages = new Map<string, string>()
  for (const [, page = ''] of map.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(page)
    const selection = selectRoute(pathname, table)
    const release = releases.find(({ name }) => name === selection?.remote)
    const route = selection && release && findRoute(release.routes, selection.path)
    if (!route) throw new Error(`The site map has ${pathname}, which no release has`)
    const pattern = selection.basePath + route.path
    if (!pages.has(pattern)) pages.set(pattern, pathname)
  }
  return [...pages.values()]
}

async function liveReleases(): Promise<Release[]> {
  const ready: unknown = await (await fetch(`${origin}/readyz`)).json()
  const { remotes } = v.parse(v.object({ remotes: v.array(v.string()) }), ready)
  return Promise.all(
    remotes.map(async (remote) => {
      const [name = '', version = ''] = remote.split('@')
      const folder = releaseFolder({ name, version })
      return v.parse(Release, await (await fetch(`${origin}${folder}/release.json`)).json())
    }),
  )
}

const { node, command } = await installedLighthouse()
const { executablePath = chromium.executablePath(), args } = chromiumLaunch()

async function examine(path: string, screen: string): Promise<LighthouseReport> {
  const options = [
    '--quiet',
    '--output=json',
    `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
    ...(screen === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const run = () =>
    promisify(execFile)(node, [command, origin + path, ...options], {
      env: { ...process.env, CHROME_PATH: executablePath },
      maxBuffer: 64 * 1024 * 1024,
    })
  // Chromium loses a trace now and then, and Lighthouse then asks for another run.
  const { stdout } = await run().catch(run)
  return v.parse(LighthouseReport, JSON.parse(stdout))
}

const paths = positionals.length > 0 ? positionals : await mappedPaths()
let short = 0
for (const path of paths) {
  for (const screen of screens) {
    const found = shortfalls(await examine(path, screen))
    short += found.length
    const scores = found.map(({ category, score }) => `${category} ${score}`).join(', ')
    console.log(`${path.padEnd(34)} ${screen.padEnd(8)} ${scores || '100 in all four'}`)
    for (const { reasons } of found) for (const reason of reasons) console.log(`  ${reason}`)
  }
}
console.log(short === 0 ? 'nothing below 100' : `${short} below 100`)
if (values.origin === undefined) process.kill(process.pid, 'SIGTERM')
process.exitCode = short === 0 ? 0 : 1

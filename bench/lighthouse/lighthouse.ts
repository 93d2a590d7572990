import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import * as v from 'valibot'
import { chromium } from 'playwright'
import { workspaceRemotes } from 'release/workspace'
import { chromiumLaunch } from 'tooling/check/chromium'
import { startSystem } from 'tooling/start/system'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'
import { installedLighthouse } from './installed-lighthouse.ts'
import { LighthouseReport, shortfalls } from './report.ts'

/**
 * `pnpm bench:lighthouse [--origin http://127.0.0.1:3000] [--on phone|desktop] [path…]`: Lighthouse on every page of the
 * site map, or on those named, on a phone and on a desktop. Prints what is below 100 in any of its four categories, and
 * ends with 1 where something is. Starts a system of its own unless an origin is given.
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

/** Paths of all pages, in the order of the site map. */
async function mappedPaths(): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname)
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
  const { stdout } = await promisify(execFile)(node, [command, origin + path, ...options], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 64 * 1024 * 1024,
  })
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

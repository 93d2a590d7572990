import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { chromium } from 'playwright'
import { workspaceRemotes } from 'release/workspace'
import { chromiumLaunch } from 'tooling/check/chromium'
import { startSystem } from 'tooling/start/system'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'
import { median } from '../api/median.ts'
import { measureFirstLoad, type FirstLoad } from './measure.ts'
import { serveMonolith } from './monolith-site.ts'
import { serveNext } from './next-site.ts'
import { warm } from './warm.ts'
import { Cut } from './yardstick.ts'

/**
 * `pnpm bench:first-load [--runs N] [--against single-bundle|lazy-pages|next] [path…]`: compares first visits to
 * the platform with first visits to the same pages built as one application, in turn, in one run.
 * `--against lazy-pages` splits that application by page and prerenders it; `--against next` builds it with
 * Next, which is downloaded on first use. Prints the median of each figure and the ratio of the platform to the
 * other, marked where it exceeds its limit. It uses the ports from `PORT` on, 3800 by default.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    against: { type: 'string', default: 'single-bundle' },
  },
})
const paths =
  positionals.length > 0
    ? positionals
    : ['/', '/gold', '/gpl', '/privacy', '/ghanapremiership', '/ghanapremiership/about']
const cut = v.parse(Cut, values.against)
const runs = Number(values.runs)

const DATA_DIR = join(WORKSPACE_ROOT, '.data/bench')
rmSync(DATA_DIR, { recursive: true, force: true })
const port = Number(process.env['PORT'] ?? 3800)
const [apiPort, yardstickPort] = [port + 1, port + 2]
const env = {
  ...process.env,
  PORT: String(port),
  API_PORT: String(apiPort),
  DATA_DIR,
  LOG_LEVEL: 'error',
}
if (!(await startSystem({ mode: 'production', released: workspaceRemotes(), env }))) process.exit(1)
const origins = { api: `http://127.0.0.1:${apiPort}`, edge: `http://127.0.0.1:${port}` }
const yardstick =
  cut === 'next'
    ? await serveNext(yardstickPort, origins)
    : await serveMonolith(cut, yardstickPort, origins)

const FIGURES: readonly (keyof FirstLoad)[] = [
  'bytes',
  'script',
  'requests',
  'firstPaint',
  'largestPaint',
  'interactive',
  'layoutShift',
]
/** Limits of the platform's figures, as ratios to the other's. */
const WANTED: Partial<Record<keyof FirstLoad, number>> = {
  script: 1,
  firstPaint: 0.9,
  largestPaint: 0.9,
  interactive: 0.9,
}
const format = (figure: keyof FirstLoad, value: number) =>
  figure === 'layoutShift' ? value.toFixed(3) : String(Math.round(value))

const browser = await chromium.launch(chromiumLaunch())
const visit = async (origin: number, path: string) => {
  const address = `http://127.0.0.1:${origin}${path}`
  await warm(address)
  return measureFirstLoad(browser, address)
}
console.log(`platform against ${cut}, median of ${runs}, 1.6 Mbit/s, 150 ms, CPU 4x`)
console.log(['path'.padEnd(26), ...FIGURES.map((name) => name.padEnd(24))].join(''))
for (const path of paths) {
  const platform: FirstLoad[] = []
  const other: FirstLoad[] = []
  for (let run = 0; run < runs; run++) {
    platform.push(await visit(port, path))
    other.push(await visit(yardstickPort, path))
  }
  const columns = FIGURES.map((figure) => {
    const ours = median(platform.map((load) => load[figure]))
    const theirs = median(other.map((load) => load[figure]))
    const share = theirs > 0 ? ours / theirs : undefined
    const mark = share !== undefined && share > (WANTED[figure] ?? Infinity) ? ' !' : ''
    const ratio = share?.toFixed(2) ?? '-'
    return `${format(figure, ours)} / ${format(figure, theirs)} = ${ratio}${mark}`.padEnd(24)
  })
  console.log([path.padEnd(26), ...columns].join(''))
}
await browser.close()
await yardstick.close()
process.kill(process.pid, 'SIGTERM')

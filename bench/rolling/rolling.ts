import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { builtShellFolder } from 'release/workspace'
import { chromiumLaunch } from 'tooling/check/chromium'
import { runStep } from 'tooling/workspace/build-step'
import { buildSteps } from 'tooling/workspace/builds'
import * as v from 'valibot'
import { buildChangedHost } from './changed-host.ts'
import { startRollingSite, type RollingSite } from './rolling-site.ts'
import { openTab, pageAt, visit, type OpenTab, type Visit } from './visit.ts'

/**
 * `pnpm drill:rolling [--visits 200] [--tabs 8] [--unannounced]`: deploys a new host while visitors come. Two
 * edges behind nginx are replaced one after the other with edges of a host that differs in one text of the
 * design system. Before, between and after the replacements, browsers with empty caches load a document and
 * follow a link; some tabs stay open all the time. `--unannounced` skips the step `pnpm release host announce`,
 * to show its effect. Exits with 1 if a visit was dead or the browser reported an error or warning.
 */
const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '200' },
    tabs: { type: 'string', default: '8' },
    unannounced: { type: 'boolean', default: false },
  },
})
const [visits, tabs] = [Number(values.visits), Number(values.tabs)]
if (!Number.isInteger(visits) || visits < 10 || !Number.isInteger(tabs) || tabs < 0) {
  console.error('usage: pnpm drill:rolling [--visits 200, 10 at least] [--tabs 8] [--unannounced]')
  process.exit(2)
}

/** Concurrent visitors: the browsers run on the same machine as the edges. */
const AT_ONCE = 3
/** Shares of the visits after which each edge is replaced. */
const REPLACED_AT = [0.15, 0.8] as const

const Build = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ script: v.object({ href: v.string() }) }),
)
const hostScript = async (host: string) =>
  v.parse(Build, await readFile(join(host, 'document.json'), 'utf8')).script.href

/** Runs all visits in several parallel lanes, and replaces the edges in between without waiting. */
async function visitAll(browser: Browser, site: RollingSite, next: string): Promise<Visit[]> {
  const done: Visit[] = []
  const replacing: Promise<void>[] = []
  const dueAt = REPLACED_AT.map((share) => Math.round(share * visits))
  let turn = 0
  const lane = async () => {
    while (turn < visits) {
      const edge = dueAt.indexOf(turn)
      if (edge === 0 || edge === 1) replacing.push(site.replace(edge, next))
      turn += 1
      done.push(await visit(browser, site.origin, turn))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  await Promise.all(replacing)
  return done
}

/** Follows links to pages of every remote, in a tab that was opened with the previous host. */
async function goOn(tab: OpenTab, turn: number): Promise<Visit> {
  for (let link = 1; link <= 4; link += 1) await tab.follow(pageAt(turn + link))
  return tab.end()
}

async function drill(site: RollingSite, next: string): Promise<readonly string[]> {
  const scripts = [await hostScript(builtShellFolder()), await hostScript(next)]
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const open: OpenTab[] = []
    for (let turn = 0; turn < tabs; turn += 1) open.push(await openTab(browser, site.origin, turn))
    if (!values.unannounced) await site.announce(next)
    const came = await visitAll(browser, site, next)
    const stayed: Visit[] = []
    for (const [turn, tab] of open.entries()) stayed.push(await goOn(tab, turn))
    const all = [...came, ...stayed]
    const of = (script: string | undefined) => came.filter(({ host }) => host === script).length
    const times = all.map(({ tookMs }) => tookMs).sort((one, other) => one - other)
    const rows: [string, string | number][] = [
      ['visits, and tabs that stayed open', `${came.length}, ${stayed.length}`],
      ['documents of the host before, of the next', `${of(scripts[0])}, ${of(scripts[1])}`],
      [
        'until a page was taken over, median, most',
        `${times[Math.floor(times.length / 2)]} ms, ${times.at(-1)} ms`,
      ],
      ['dead', all.filter(({ isAlive }) => !isAlive).length],
      ['with a hydration error', all.filter(isMismatch).length],
      ['largest layout shift', Math.max(...all.map(({ layoutShift }) => layoutShift)).toFixed(3)],
      [
        'with anything in the console',
        all.filter(({ complaints }) => complaints.length > 0).length,
      ],
    ]
    for (const [name, value] of rows) console.log(`  ${name.padEnd(42)} ${value}`)
    const isMixed = scripts.every((script) => of(script) > 0)
    return [...(isMixed ? [] : ['all documents were of one host']), ...all.flatMap(faultsOf)]
  } finally {
    await browser.close()
  }
}

const isMismatch = ({ complaints }: Visit) =>
  complaints.some((text) => /hydrat|React error #4(?:18|23|25)/i.test(text))

const faultsOf = ({ path, host, isAlive, tookMs, complaints }: Visit): string[] => [
  ...(isAlive ? [] : [`${path} is dead, under ${host} after ${tookMs} ms`]),
  ...complaints.map((text) => `${path}: ${text}`),
]

for (const step of buildSteps('production')) await runStep(step)
console.log('building a host of which one word is another')
const next = await buildChangedHost()
try {
  const site = await startRollingSite()
  try {
    const faults = await drill(site, next.folder)
    for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await site.stop()
  }
} finally {
  await next.remove()
}

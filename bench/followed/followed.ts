import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from 'playwright'
import { workspaceRemotes } from 'release/workspace'
import { chromiumLaunch } from 'tooling/check/chromium'
import { startSystem } from 'tooling/start/system'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'
import { countedLine } from './counted-line.ts'
import { signIn, type Scorer } from './scorer.ts'

/**
 * `pnpm bench:followed`: bytes that a supporter's phone receives while following a whole match, after the first
 * page, for each page that shows it live. A browser has each page open while the match is played through the
 * scorer's API, faster than in reality, but with enough time after each goal and whistle for pages to fetch what
 * changed. The traffic while nothing happens is measured before, and extrapolated to the length of a match.
 */

/** Kick-off to final whistle with half-time, in seconds. */
const MATCH_S = 110 * 60
/** Several heartbeats. */
const QUIET_S = 65
/** Longer than pages wait before they fetch again. */
const AFTERMATH_MS = 11_000
const MOMENT_MS = 1_000
/** Limit for each page, in bytes. */
const BUDGET = 60_000

const PORT = 3826
const DATA_DIR = join(WORKSPACE_ROOT, '.data/bench-followed')
rmSync(DATA_DIR, { recursive: true, force: true })
const ports = { PORT: String(PORT), API_PORT: String(PORT + 1) }
const env = { ...process.env, ...ports, DATA_DIR, LOG_LEVEL: 'error' }
if (!(await startSystem({ mode: 'production', released: workspaceRemotes(), env }))) process.exit(1)

const match = importMatch()
const scorer = await signIn(`http://127.0.0.1:${PORT}`, DATA_DIR, match)
const paths = [`/gpl/matches/${match}`, '/gpl/live', '/gpl', '/gpl/fixtures', '/gpl/tables?live=1']
const followed = await Promise.all(
  paths.map(async (path) => ({ path, line: await countedLine(PORT) })),
)
await scorer.tap('kick-off')
for (const path of paths) await shownBy(path)
const browser = await chromium.launch(chromiumLaunch())
for (const { path, line } of followed) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`http://127.0.0.1:${line.port}${path}`)
}
await wait(2 * AFTERMATH_MS)
const bytes = () => followed.map(({ line }) => line.bytes())
const first = bytes()
await wait(QUIET_S * 1_000)
const before = bytes()
const began = performance.now()
await play(scorer)
const seconds = (performance.now() - began) / 1_000
const after = bytes()

console.log('bytes after the first page, of a match with 3 goals, 5 cards and 8 substitutions')
console.log('page'.padEnd(52), 'happened', 'silence', 'whole')
let isWithinBudget = true
for (const [index, { path }] of followed.entries()) {
  const at = (counted: readonly number[]) => counted[index] ?? 0
  const perSecond = (at(before) - at(first)) / QUIET_S
  const happened = Math.round(at(after) - at(before) - perSecond * seconds)
  const silence = Math.round(perSecond * MATCH_S)
  console.log(path.padEnd(52), happened, silence, happened + silence)
  isWithinBudget &&= happened + silence <= BUDGET
}
// A page that received nothing did not follow the match.
isWithinBudget &&= followed.every((_, index) => (after[index] ?? 0) > (before[index] ?? 0))
await browser.close()
process.exitCode = isWithinBudget ? 0 : 1
process.kill(process.pid, 'SIGTERM')

/**
 * Waits until the edge no longer serves the stale document from before the season, which it does while it
 * renders a new one.
 */
async function shownBy(path: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${PORT}${path}`)
    if (!(await answer.text()).includes('Sample season')) return
    await wait(MOMENT_MS)
  }
}

/** Imports a real season, not a sample, with a match that begins now. @returns the match's slug. */
function importMatch(): string {
  const now = new Date().toISOString()
  const day = now.slice(0, 10)
  const file = join(DATA_DIR, 'season.csv')
  writeFileSync(
    file,
    'round,date,time,home,away,ground,status,home_goals,away_goals,home_half,away_half,note\n' +
      `1,${day},${now.slice(11, 16)},Hearts of Oak,Asante Kotoko,,,,,,,\n`,
  )
  const season = ['--competition', 'gpl', '--season', `${day.slice(0, 4)}-live`]
  const program = join(WORKSPACE_ROOT, 'backend/dist/commands/league.js')
  execFileSync(process.execPath, [program, 'import', file, ...season], { env })
  return `${day}-hearts-of-oak-asante-kotoko`
}

/** Plays a match with a typical number of events. */
async function play({ tap, addTime }: Scorer): Promise<void> {
  const passes = async (...event: Parameters<Scorer['tap']>) => {
    await tap(...event)
    await wait(MOMENT_MS)
  }
  const matters = async (...event: Parameters<Scorer['tap']>) => {
    await tap(...event)
    await wait(AFTERMATH_MS)
  }
  await passes('yellow-card', 'home')
  await matters('goal', 'home')
  await passes('yellow-card', 'away')
  await addTime(2)
  await matters('half-time')
  await matters('second-half')
  await matters('goal', 'away')
  for (const side of ['home', 'away'] as const) {
    for (let change = 0; change < 4; change += 1) await passes('substitution', side)
    await passes('yellow-card', side)
  }
  await matters('penalty', 'home')
  await passes('red-card', 'away')
  await addTime(5)
  await matters('full-time')
}

import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sqliteDriver } from 'backend/database/sqlite-driver'
import { chromium, type Page } from 'playwright'
import { workspaceRemotes } from 'release/workspace'
import { chromiumLaunch } from 'tooling/check/chromium'
import { startSystem } from 'tooling/start/system'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'
import { median } from '../api/median.ts'
import { measureFirstLoad, type FirstLoad } from '../first-load/measure.ts'

/**
 * `pnpm bench:desk [--stories 10000] [--runs 5]`: what editors wait for at the desk. Measures the first load of
 * `/desk` on a slow phone beside that of `/`; then, on a desk without throttling, the sign-in, the first list
 * after an import of stories by SQL, the list again, and one story that is changed and saved.
 */
const { values } = parseArgs({
  options: {
    stories: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '5' },
  },
})
const stories = Number(values.stories)
const runs = Number(values.runs)

const DATA_DIR = join(WORKSPACE_ROOT, '.data/bench-desk')
const ORIGIN = 'http://127.0.0.1:3808'
/** Timeout after which a step fails, in milliseconds. */
const TIMEOUT_MS = 120_000
rmSync(DATA_DIR, { recursive: true, force: true })
const env = { ...process.env, PORT: '3808', API_PORT: '3809', DATA_DIR, LOG_LEVEL: 'error' }
if (!(await startSystem({ mode: 'production', released: workspaceRemotes(), env }))) process.exit(1)

const browser = await chromium.launch(chromiumLaunch())
console.log(`first load, median of ${runs}, 1.6 Mbit/s, 150 ms, CPU 4x`)
for (const path of ['/', '/desk']) {
  const loads: FirstLoad[] = []
  for (let run = 0; run < runs; run += 1) loads.push(await measureFirstLoad(browser, ORIGIN + path))
  const of = (figure: 'bytes' | 'requests' | 'largestPaint' | 'interactive') =>
    median(loads.map((load) => load[figure])).toFixed(0)
  console.log(
    `  ${path.padEnd(8)} ${of('bytes')} bytes, ${of('requests')} requests, largest paint ${of('largestPaint')} ms, interactive ${of('interactive')} ms`,
  )
}

const page = await browser.newPage({ viewport: { width: 1366, height: 860 } })
page.setDefaultTimeout(TIMEOUT_MS)
await report('account made, desk loaded', 1, () => beginAt(page))
importStories(stories)
const list = () => page.goto(`${ORIGIN}/desk/stories`).then(() => shown(page))
await report(`first list after ${stories} stories came by SQL`, 1, list)
await report('the list again', runs, list)
await report('another page of it', runs, async () => {
  const first = page.getByRole('link', { name: /^Imported story/ }).first()
  const before = await first.textContent()
  await page.getByRole('button', { name: 'Go to next page' }).click()
  await page.waitForFunction(
    (title) => document.querySelector('tbody a')?.textContent !== title,
    before,
  )
})
await page
  .getByRole('link', { name: /^Imported story/ })
  .first()
  .click()
const title = page.getByRole('textbox', { name: 'Title' })
await title.waitFor()
// The older system had no alternative texts, and saving requires one.
await page.getByLabel('Alternative text').fill('Gold bars in a vault')
let change = 0
await report('one story saved', runs, async () => {
  change += 1
  await title.fill(`A changed story, ${change}`)
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const answer = await saved
  if (!answer.ok()) throw new Error(`not saved: ${await answer.text()}`)
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved at/ })
    .waitFor()
})
await browser.close()
process.kill(process.pid, 'SIGTERM')

/** Creates the first account from the invitation that the start has written. */
async function beginAt(at: Page): Promise<void> {
  const invitation = readFileSync(join(DATA_DIR, 'desk-invitation'), 'utf8').trim()
  const { pathname, search } = new URL(invitation, ORIGIN)
  await at.goto(ORIGIN + pathname + search)
  await at.getByLabel('Name', { exact: false }).first().fill('Ama Mensah')
  await at.getByLabel('Username').fill('ama.mensah')
  await at.getByLabel('Password').fill(randomBytes(12).toString('hex'))
  await at.getByRole('button', { name: 'Create account' }).click()
  await at.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
}

/**
 * Imports stories as an older system's would arrive: with the columns of requirement 3, and without the
 * desk's own data.
 */
function importStories(count: number): void {
  const Sqlite = sqliteDriver()
  const database = new Sqlite(join(DATA_DIR, 'backend.sqlite'))
  const insert = database.prepare(
    'INSERT INTO news (title, excerpt, content, image_url, date) VALUES (?, ?, ?, ?, ?)',
  )
  database.transaction(() => {
    for (let number = 1; number <= count; number += 1) {
      const date = new Date(Date.UTC(2030, 0, 1) + number * 60_000).toISOString()
      insert.run(
        `Imported story ${number}`,
        'A summary of two lines that says what happened, to whom, and why it matters.',
        `## What happened\n\n${'A paragraph of the story as it was told. '.repeat(12)}`,
        '/media/gold',
        date.replace('T', ' ').replace('Z', ''),
      )
    }
  })()
  database.close()
}

function shown(at: Page): Promise<void> {
  return at
    .getByRole('link', { name: /^Imported story/ })
    .first()
    .waitFor()
}

async function report(what: string, times: number, work: () => Promise<unknown>): Promise<void> {
  const taken: number[] = []
  for (let run = 0; run < times; run += 1) {
    const started = performance.now()
    await work()
    taken.push(performance.now() - started)
  }
  console.log(`  ${what.padEnd(46)} ${median(taken).toFixed(0)} ms`)
}

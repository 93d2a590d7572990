import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { chromiumLaunch } from 'tooling/check/chromium'
import { remoteAddress } from 'tooling/dev/remote-ports'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'
import { median } from '../api/median.ts'
import { startDevelopment, type Development } from './development.ts'
import { EditedFile } from './edited-file.ts'

/**
 * `pnpm bench:dev [--ways all,only,alone] [--saves 5]`: how long a developer of a remote waits. Measures the
 * time from the command to the first interactive page, and from a saved file to pixels: a text and a style of
 * the remote, a text of shared-ui, and a mistake with its repair, each while a half-filled form is open. Fails
 * if a save of the remote loses what was typed, or a page loads twice. It edits sources of this workspace and
 * restores them. The remotes' ports must be free.
 */
const { values } = parseArgs({
  options: {
    ways: { type: 'string', default: 'all,only,alone' },
    saves: { type: 'string', default: '5' },
  },
})
const saves = Number(values.saves)

const PORT = 4740
const DATA_DIR = join(WORKSPACE_ROOT, '.data/bench-dev')
/** Timeout after which a step fails, in milliseconds. */
const TIMEOUT_MS = 300_000

const SITE = `http://127.0.0.1:${PORT}`
const COMMANDS: Record<string, { args: readonly string[]; url: string }> = {
  all: { args: ['tooling/dev/dev.ts'], url: SITE },
  only: { args: ['tooling/dev/dev.ts', '--only', 'group'], url: SITE },
  alone: { args: ['tooling/dev/standalone.ts', 'mfe-group'], url: remoteAddress('mfe-group') },
}
const WORD = new EditedFile('mfe-group/src/features/contact/ContactSection.tsx')
const SHARED = new EditedFile('shared-ui/src/link/SkipLink.tsx')
/** Last output of a development command before it serves. */
const SERVES = / alone: http|\n {2}http:\/\/127\.0\.0\.1:\d+\n/
const edited = [WORD, SHARED]
process.once('exit', () => edited.forEach((file) => file.restore()))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const browser = await chromium.launch(chromiumLaunch())
for (const way of values.ways.split(',')) {
  const command = COMMANDS[way]
  if (!command) throw new Error(`${way} is no way; there are ${Object.keys(COMMANDS).join(', ')}`)
  // With `--only`, the first start builds releases of the other remotes. Do that before measuring.
  if (way === 'only') await startOnce(command.args)
  console.log(`${way}, load ${loadavg()[0]?.toFixed(1)}`)
  const development = startDevelopment(command.args, { PORT: String(PORT), DATA_DIR })
  try {
    await measure(development, command.url)
  } finally {
    edited.forEach((file) => file.restore())
    await development.stop()
  }
}
await browser.close()
// All programs started above have ended: do not wait for anything else.
process.exit(process.exitCode)

async function startOnce(args: readonly string[]): Promise<void> {
  const development = startDevelopment(args, { PORT: String(PORT), DATA_DIR })
  await development.says(SERVES)
  await development.stop()
}

async function measure(development: Development, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 860 } })
  page.setDefaultTimeout(TIMEOUT_MS)
  const form = page.getByRole('form')
  const name = form.getByLabel('First Name')
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  await openFirst(page, development, url, () => {
    documents = 0
  })
  report('first page', [development.elapsed()])
  await name.fill('Ama')

  const words = await times(saves, async (change) => {
    WORD.replace('Send us a message', `Send us message ${change}`)
    await form.getByText(`Send us message ${change}`).waitFor()
  })
  report('a word of the remote, saved to pixels', words)
  const tellKept = async () => {
    const isKept = (await name.inputValue()) === 'Ama' && documents === 1
    if (!isKept) process.exitCode = 1
    console.log(`  what was typed is ${isKept ? 'kept' : 'LOST'}, documents so far: ${documents}`)
  }
  await tellKept()

  const styles = await times(saves, async (change) => {
    WORD.replace('padding: clamp(20px, 3vw, 40px)', `padding: 3${change}px`)
    await page.waitForFunction((padding) => {
      const paper = document.querySelector('form')?.parentElement
      return paper && getComputedStyle(paper).paddingTop === padding
    }, `3${change}px`)
  })
  report('a style of the remote, saved to pixels', styles)
  await tellKept()

  const fault = page.getByRole('alert').filter({ hasText: 'ContactSection.tsx' })
  const [mistake = 0] = await times(1, async () => {
    WORD.replace('<Columns>', '<Columns')
    await fault.waitFor()
  })
  report('a mistake, saved to its place on the screen', [mistake])
  const [repair = 0] = await times(1, async () => {
    WORD.replace('Send us a message', 'Send us repaired words')
    await form.getByText('Send us repaired words').waitFor()
    await fault.waitFor({ state: 'detached' })
  })
  report('its repair', [repair])
  await tellKept()

  const shared = await times(1, async () => {
    SHARED.replace('Skip to content', 'Skip to the content')
    await page.getByText('Skip to the content', { exact: true }).waitFor({ state: 'attached' })
  })
  report('a word of shared-ui, saved to pixels', shared)
  await page.close()
}

/** Retries the page until React has hydrated its form. @param onTry is called before each attempt. */
async function openFirst(
  page: Page,
  development: Development,
  url: string,
  onTry: () => void,
): Promise<void> {
  await development.says(SERVES)
  for (;;) {
    onTry()
    const answered = await page.goto(url).then(
      (answer) => answer?.ok() ?? false,
      () => false,
    )
    if (answered) break
    await page.waitForTimeout(100)
  }
  await page.waitForFunction(() => {
    const field = document.querySelector('form input')
    // React marks the elements that it has hydrated.
    return field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'))
  })
}

async function times(count: number, work: (round: number) => Promise<void>): Promise<number[]> {
  const durations: number[] = []
  for (let round = 1; round <= count; round += 1) {
    const started = performance.now()
    await work(round)
    durations.push(performance.now() - started)
  }
  return durations
}

function report(what: string, durations: readonly number[]): void {
  const middle = median(durations)
  const worst = Math.max(...durations)
  const most = durations.length > 1 ? `, ${(worst / 1_000).toFixed(2)} s at most` : ''
  console.log(`  ${what}: ${(middle / 1_000).toFixed(2)} s${most}`)
}

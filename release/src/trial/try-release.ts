import { basePathsOf } from 'shared-contracts/release'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { CHROMIUM_ARGUMENTS } from './chromium.ts'
import type { TrialMeasures } from './judge-trial.ts'
import { selectorsIn } from './selectors-in.ts'
import { startTrialSite, type BuiltRelease } from './trial-site.ts'
import { watchPage, type PageWatcher } from './watch-page.ts'

/**
 * Number of visits, in each of which the release is mounted, used and unmounted; the first ones fill its caches and
 * are not compared.
 */
const VISITS = 20
const FIRST_VISITS = 5

/** Timeout for a page to be shown, in milliseconds: longer than the host waits for it. */
const SHOW_LIMIT_MS = 15_000

export interface TrialOptions {
  readonly chromium: string
  readonly shellFolder: string
  readonly tried: BuiltRelease
  readonly others: readonly BuiltRelease[]
}

/** Mounts, uses and unmounts a built release in a browser repeatedly, with pages of others in between. */
export async function tryRelease(options: TrialOptions): Promise<TrialMeasures> {
  // Loaded only here, because only a trial needs it.
  const { chromium } = await import('playwright-core')
  const site = await startTrialSite(options.shellFolder, [options.tried, ...options.others])
  const browser = await chromium.launch({
    executablePath: options.chromium,
    args: [...CHROMIUM_ARGUMENTS, '--enable-precise-memory-info'],
  })
  try {
    return await visitAll(browser, site.origin, options)
  } finally {
    await browser.close()
    site.stop()
  }
}

async function visitAll(
  browser: Browser,
  origin: string,
  { tried, others }: TrialOptions,
): Promise<TrialMeasures> {
  const { name } = tried.release
  const page = await browser.newPage({ viewport: { width: 1366, height: 860 } })
  const complaints = new Set<string>()
  page.on('pageerror', ({ message }) => complaints.add(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith(`[${name}]`)) {
      complaints.add(message.text().slice(name.length + 3))
    }
  })
  // This command's loader wraps functions in a helper that the browser lacks.
  const watching = `(${watchPage.toString()})(${selectorsIn.toString()})`
  await page.addInitScript(`{ const __name = (named) => named; ${watching} }`)
  await page.goto(origin)
  for (const other of others) await show(page, other, 0)
  const ask = askOf(page)
  const globals = new Set(await ask((trial) => trial.globals()))
  const usual = new Set(await ask((trial) => trial.selectors()))
  const sheets = await ask((trial) => trial.sheets())
  const selectors = new Set<string>()
  const cdp = await page.context().newCDPSession(page)
  let heapBefore = 0
  for (let visit = 0; visit < VISITS && complaints.size === 0; visit++) {
    const isShown = await show(page, tried, visit)
    if (!isShown && complaints.size === 0) complaints.add('its page does not come')
    await use(page)
    for (const selector of await ask((trial) => trial.selectors())) {
      if (!usual.has(selector)) selectors.add(selector)
    }
    await show(page, others[visit % others.length] ?? tried, visit)
    if (visit === FIRST_VISITS - 1) heapBefore = await heapOf(cdp)
  }
  const folder = `/releases/${name}/`
  const heapGrowth = complaints.size > 0 ? 0 : (await heapOf(cdp)) - heapBefore
  return {
    complaints: [...complaints],
    builtIns: await ask((trial) => trial.replaced()),
    globals: (await ask((trial) => trial.globals())).filter((key) => !globals.has(key)),
    listeners: [...new Set(await page.evaluate(leftListeners, folder))],
    intervals: [...new Set(await page.evaluate(leftIntervals, folder))],
    selectors: [...selectors],
    sheets: Math.max(0, (await ask((trial) => trial.sheets())) - sheets),
    heapGrowth: heapGrowth / (VISITS - FIRST_VISITS),
  }
}

type Watched = typeof globalThis & { readonly trial: PageWatcher }

const leftListeners = (folder: string) => (globalThis as Watched).trial.listeners(folder)
const leftIntervals = (folder: string) => (globalThis as Watched).trial.intervals(folder)

const askOf =
  (page: Page) =>
  async <Answer>(question: (trial: PageWatcher) => Answer): Promise<Answer> => {
    const trial = await page.evaluateHandle(() => (globalThis as Watched).trial)
    return await trial.evaluate(question)
  }

/** Opens one of a release's pages by a link; each visit opens the next one. @returns whether it was shown. */
async function show(page: Page, { release }: BuiltRelease, visit: number): Promise<boolean> {
  const paths = release.routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path))
  const path = paths[visit % paths.length] ?? '/'
  const [basePath = ''] = basePathsOf(release)
  const shown = page.waitForFunction(
    ([name, count]) => performance.getEntriesByName(`${name} loaded`).length > count,
    [release.name, await timesShown(page, release.name)] as const,
    { timeout: SHOW_LIMIT_MS },
  )
  await page.evaluate(
    (href) => {
      const link = document.createElement('a')
      link.href = href
      document.body.append(link)
      link.click()
      link.remove()
    },
    (path === '/' ? basePath : basePath + path) || '/',
  )
  return shown.then(
    () => true,
    () => false,
  )
}

const timesShown = (page: Page, name: string) =>
  page.evaluate((remote) => performance.getEntriesByName(`${remote} loaded`).length, name)

/** Scrolls, and presses buttons that open something and send nothing. */
async function use(page: Page): Promise<void> {
  await page.mouse.wheel(0, 2_000)
  await page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>('#slot button[aria-expanded]')
    for (const button of [...buttons].slice(0, 3)) {
      button.click()
      button.click()
    }
  })
}

async function heapOf(cdp: CDPSession): Promise<number> {
  for (let round = 0; round < 2; round++) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize
}

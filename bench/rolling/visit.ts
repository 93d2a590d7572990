import type { Browser, Page } from 'playwright'

/** How long a page may take until it is taken over, in milliseconds: longer than the host waits for it. */
const LIMIT_MS = 20_000

/** Pages of four remotes, two of one never side by side: the link of a visit leads to another remote. */
const PAGES = [
  '/',
  '/gpl',
  '/gold',
  '/ghanapremiership',
  '/about',
  '/gpl/tables',
  '/oil-gas',
  '/ghanapremiership/about',
  '/news',
  '/gpl/fixtures',
  '/agricol',
] as const

/** The host's own script in a document. */
const HOST_SCRIPT = /<script type="module" src="([^"]+)"/

/** What a visit was like. */
export interface Visit {
  readonly path: string
  /** Address of the host's script that the document named; null where there was no document. */
  readonly host: string | null
  /** Whether document and link both ended in a page that works. */
  readonly isAlive: boolean
  /** Errors and warnings of the console, errors of the page, and answers of 400 and above. */
  readonly complaints: readonly string[]
  /** From the navigation until the host had taken the document's page over, in milliseconds. */
  readonly tookMs: number
  /** Cumulative Layout Shift of the document's page, without unit. */
  readonly layoutShift: number
}

/** A tab that is open. */
export interface OpenTab {
  /** Goes on by a link, to a page that has to come without a new document. */
  follow(path: string): Promise<void>
  /** Leaves. */
  end(): Promise<Visit>
}

/** The page of a turn; that of the next turn is another remote's. */
export const pageAt = (turn: number) => PAGES[turn % PAGES.length] ?? '/'

/** Comes to a page with an empty cache. */
export async function openTab(browser: Browser, origin: string, turn: number): Promise<OpenTab> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 860 } })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`)
  })
  await page.addInitScript(() => {
    window.rolling = { shift: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
          window.rolling.shift += Number(entry.value)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const path = pageAt(turn)
  const began = performance.now()
  const answer = await page.goto(origin + path, { timeout: LIMIT_MS }).catch(() => null)
  const [, host = null] = HOST_SCRIPT.exec((await answer?.text()) ?? '') ?? []
  let isAlive = answer?.status() === 200 && (await isTakenOver(page, 0))
  const tookMs = Math.round(performance.now() - began)
  const layoutShift = await page.evaluate(() => window.rolling.shift)
  return {
    async follow(next) {
      const before = await loadsOf(page)
      await page.evaluate((href) => {
        document.documentElement.dataset['marked'] = ''
        const link = document.createElement('a')
        link.href = href
        document.body.append(link)
        link.click()
        link.remove()
      }, next)
      isAlive &&=
        (await isTakenOver(page, before)) &&
        (await page.locator('html[data-marked]').count()) === 1 &&
        new URL(page.url()).pathname === next
    },
    async end() {
      await context.close()
      return { path, host, isAlive, complaints, tookMs, layoutShift }
    },
  }
}

/** A first visit: a document, and a link from it. */
export async function visit(browser: Browser, origin: string, turn: number): Promise<Visit> {
  const tab = await openTab(browser, origin, turn)
  await tab.follow(pageAt(turn + 1))
  return tab.end()
}

const loadsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      performance.getEntriesByType('measure').filter(({ name }) => name.endsWith(' loaded')).length,
  )

/** Whether the host has shown a remote's page, after so many others; . */
async function isTakenOver(page: Page, before: number): Promise<boolean> {
  return page
    .waitForFunction(
      (count) =>
        performance.getEntriesByType('measure').filter(({ name }) => name.endsWith(' loaded'))
          .length > count && document.querySelector('h1') !== null,
      before,
      { timeout: LIMIT_MS },
    )
    .then(
      () => true,
      () => false,
    )
}

declare global {
  interface Window {
    rolling: { shift: number }
  }
}

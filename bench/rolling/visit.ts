import type { Browser, Page } from 'playwright'

/** Timeout for the hydration of a page, in milliseconds: longer than the host waits for it. */
const LIMIT_MS = 20_000

/**
 * Pages of four remotes. Neighbours belong to different remotes, so that the link of a visit leads
 * to another remote.
 */
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

/** Matches the host's own script in a document. */
const HOST_SCRIPT = /<script type="module"[^>]* src="([^"]+)"/

/** Outcome of a visit. */
export interface Visit {
  readonly path: string
  /** Address of the host's script in the document; null if there was no document. */
  readonly host: string | null
  /** Whether both the document and the link led to a page that works. */
  readonly isAlive: boolean
  /** Console errors and warnings, page errors, and responses with a status of 400 and above. */
  readonly complaints: readonly string[]
  /** Time from the navigation until the host had hydrated the document's page, in milliseconds. */
  readonly tookMs: number
  /** Cumulative Layout Shift of the document's page, without unit. */
  readonly layoutShift: number
}

/** An open tab. */
export interface OpenTab {
  /** Follows a link to a page, which must appear without a new document. */
  follow(path: string): Promise<void>
  /** Closes the tab. */
  end(): Promise<Visit>
}

/** Returns the page of a turn; the next turn's page belongs to another remote. */
export const pageAt = (turn: number) => PAGES[turn % PAGES.length] ?? '/'

/** Opens a page with an empty cache. */
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
      // A tab without a host would load a document.
      if (!isAlive) return
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

/** Makes a first visit: loads a document, and follows a link from it. */
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

/** Tells whether the host has shown a remote's page beyond the given number of earlier ones. */
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

import { join } from 'node:path'
import type { Browser } from 'playwright'

/** Figures of a first visit. Times in milliseconds from the start of the navigation. */
export interface FirstLoad {
  /** Bytes transferred, headers included. */
  readonly bytes: number
  /** Script bytes among these: the host's, the entry, the page's own, and all that followed them. */
  readonly script: number
  readonly requests: number
  readonly firstPaint: number
  readonly largestPaint: number
  /** End of the last long task before the main thread went quiet, but not before the page was hydrated. */
  readonly interactive: number
  /** Cumulative Layout Shift, without unit. */
  readonly layoutShift: number
}

/** A slow phone: 1.6 Mbit/s, 150 ms, a quarter of this machine's speed. */
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU_SLOWDOWN = 4

/** How long the page must stay quiet before the visit counts as over, in milliseconds. */
const QUIET_MS = 2_500

/** Visits a page with an empty cache, on a phone's screen. */
export async function measureFirstLoad(browser: Browser, address: string): Promise<FirstLoad> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    // Rotating slides would go on loading pictures long after the first view.
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  let bytes = 0
  let script = 0
  let requests = 0
  const scripts = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    requests += 1
    if (scripts.has(requestId)) script += encodedDataLength
  })
  await page.addInitScript({ path: join(import.meta.dirname, 'observe.mjs') })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('page-shown').length > 0 ||
      performance.getEntriesByType('measure').some(({ name }) => name.endsWith(' loaded')),
  )
  await page.waitForFunction(
    (quiet) => performance.now() - window.bench.lastActivity > quiet,
    QUIET_MS,
  )
  const seen = await page.evaluate(() => {
    const taken = [
      ...performance.getEntriesByName('page-shown'),
      ...performance.getEntriesByType('measure').filter(({ name }) => name.endsWith(' loaded')),
    ].map(({ startTime, duration }) => startTime + duration)
    const { largestPaint, layoutShift, lastTask } = window.bench
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return {
      firstPaint,
      largestPaint,
      layoutShift,
      interactive: Math.max(firstPaint, lastTask, Math.min(...taken)),
    }
  })
  await context.close()
  return { bytes, script, requests, ...seen }
}

declare global {
  interface Window {
    bench: { largestPaint: number; layoutShift: number; lastTask: number; lastActivity: number }
  }
}

import type { Page } from '@playwright/test'
import { expect, visit } from '../test.ts'

/**
 * Limit of the layout shift, as Chromium computes it (share of the screen times distance); 0.1 is
 * still rated good.
 */
const MAX_SHIFT = 0.02
/** Delay of pictures, clips and fonts, in milliseconds: they arrive after the page has been painted without them. */
const LATE_MS = 600
/**
 * Time for which each screen is watched while it is scrolled into view, and the last one, until everything late has
 * arrived, in milliseconds. What is proven is that nothing moves, for which there is no condition to wait for.
 */
const WATCHED_MS = { screen: 150, end: LATE_MS + 100 }
const LATE = /\.(avif|webp|webm|mp4|woff2)$/

/** Opens a page whose pictures arrive late, and expects no layout shift while it loads and is scrolled to its end. */
export async function expectStillness(page: Page, path: string): Promise<void> {
  await page.route(LATE, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    await route.continue()
  })
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(readAndScroll, WATCHED_MS)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect.soft(total, `moved: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_SHIFT)
  expect
    .soft(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      'nothing scrolls sideways',
    )
    .toBeLessThanOrEqual(0)
  await page.unrouteAll({ behavior: 'wait' })
}

/** Runs in the page: scrolls to its end, screen by screen, and returns all layout shifts since it was opened. */
async function readAndScroll(
  watchedMs: typeof WATCHED_MS,
): Promise<{ value: number; moved: string[] }[]> {
  interface Shift extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly { readonly node: Node | null }[]
  }
  const shifts: { value: number; moved: string[] }[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? ''),
      )
      shifts.push({ value, moved })
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, watchedMs.screen))
  }
  await new Promise((resolve) => setTimeout(resolve, watchedMs.end))
  observer.disconnect()
  // Scroll back: a browser that opens the same address again would restore the scroll position.
  scrollTo({ top: 0, behavior: 'instant' })
  return shifts
}

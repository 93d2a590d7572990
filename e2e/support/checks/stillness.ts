import type { Page } from '@playwright/test'
import { expect, visit } from '../test.ts'

/** Share of the screen times share of the way, as Chromium adds it up; 0.1 is still called good. */
const MAX_SHIFT = 0.02
/** So late come pictures, clips and faces of type, in milliseconds: after the page has been painted without them. */
const LATE_MS = 600
const LATE = /\.(avif|webp|webm|mp4|woff2)$/

/** Opens a page whose pictures come late: nothing moves while it arrives, and while it is read to its end. */
export async function expectStillness(page: Page, path: string): Promise<void> {
  await page.route(LATE, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    await route.continue()
  })
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(readAndScroll)
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

/** Runs in the page: reads it to its end, screen by screen, and tells all that moved since it was opened. */
async function readAndScroll(): Promise<{ value: number; moved: string[] }[]> {
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
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  await new Promise((resolve) => setTimeout(resolve, 700))
  observer.disconnect()
  // A browser that is told to open the very same address would come back to where it was left.
  scrollTo({ top: 0, behavior: 'instant' })
  return shifts
}

import { ADDRESSES } from '../support/addresses.ts'
import { expect, test, visit } from '../support/test.ts'

/** Share of the screen times share of the way, as Chromium adds it up; 0.1 is still called good. */
const MAX_SHIFT = 0.02
/** So late come pictures, clips and faces of type, in milliseconds: after the page has been painted without them. */
const LATE_MS = 600

// A browser looks up the machine's own faces when it first needs them, which is no matter of the page's.
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  for (const path of ['/', '/gpl', '/ghanapremiership']) await visit(page, path)
  await page.close()
})

for (const { path } of ADDRESSES.filter(({ isCanonical }) => isCanonical)) {
  for (const [width, height] of [
    [390, 844],
    [1366, 860],
  ] as const) {
    test(`nothing on ${path} moves while it arrives or is read, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.route(/\.(avif|webp|webm|mp4|woff2)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE_MS))
        await route.continue()
      })
      await visit(page, path)
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate(readAndScroll)
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT)
    })
  }
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
  return shifts
}

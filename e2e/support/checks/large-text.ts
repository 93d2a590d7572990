import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

/** A browser's default text size is 16 pixels; this is 200 percent of it. */
const LARGE_TEXT_PX = 32

/** Viewport widths: a small and a usual phone, a tablet, a desktop. */
const WIDTHS = [320, 390, 768, 1366] as const

/** Sets the browser's text size for a page, which is different from zooming and scaling. */
export async function setLargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE_TEXT_PX, fixed: 26 } })
}

/** Expects a page with large text to fit the width of its viewport, and every control to be fully visible. */
export async function expectLargeTextFits(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
    'the reader’s size of text',
  ).toBe(`${LARGE_TEXT_PX}px`)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 860 })
    const { overhang, lost, controls } = await page.evaluate(readLayout)
    expect.soft(overhang, `${width} px: sideways overhang`).toBeLessThanOrEqual(0)
    expect.soft(lost, `${width} px: controls that are cut off`).toEqual([])
    expect.soft(controls, `${width} px: controls`).toBeGreaterThan(3)
  }
}

/** Runs in the page: measures its overhang beyond the viewport, and finds controls that are cut off. */
function readLayout(): { overhang: number; lost: string[]; controls: number } {
  /** Allows for rounding, and for the outline of elements at an edge. */
  const slack = 2
  const lost: string[] = []
  let controls = 0
  const overhang = document.documentElement.scrollWidth - innerWidth
  for (const control of document.querySelectorAll(
    'a[href], button, input:not([type=hidden]), select, textarea, summary',
  )) {
    const box = control.getBoundingClientRect()
    const isShown = control.checkVisibility({ visibilityProperty: true }) && box.width > 1
    // Moving and off-screen elements do not count towards the page's width.
    if (!isShown || control.closest('[inert], [hidden], [aria-hidden="true"]')) continue
    if (getComputedStyle(control).clipPath !== 'none') continue
    const window = windowOn(control)
    if (!window) continue
    controls++
    const fits =
      box.left >= window.left - slack &&
      box.right <= window.right + slack &&
      box.top >= window.top - slack &&
      box.bottom <= window.bottom + slack
    const name = control.getAttribute('aria-label') ?? control.textContent.trim()
    if (!fits) lost.push(`${control.localName} ${name.slice(0, 60)}`)
  }
  return { overhang, lost, controls }

  /** Returns the visible area that a control's ancestors leave; null if a visitor can scroll to the rest. */
  function windowOn(control: Element) {
    const seen = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity }
    for (let part = control.parentElement; part; part = part.parentElement) {
      if (part === document.documentElement || part === document.body) break
      const { overflowX, overflowY } = getComputedStyle(part)
      if (/auto|scroll/.test(overflowX)) return null
      const box = part.getBoundingClientRect()
      if (overflowX !== 'visible') {
        seen.left = Math.max(seen.left, box.left)
        seen.right = Math.min(seen.right, box.right)
      }
      if (/hidden|clip/.test(overflowY)) {
        seen.top = Math.max(seen.top, box.top)
        seen.bottom = Math.min(seen.bottom, box.bottom)
      }
    }
    return seen
  }
}

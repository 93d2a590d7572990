import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

const TOLERANCE = {
  maxDiffPixelRatio: 0.01,
  animations: 'disabled',
  caret: 'hide',
  scale: 'css',
} as const

/** Existing screenshots. A new page has none until somebody has looked at it and taken them. */
const TAKEN = new Set(readdirSync(join(import.meta.dirname, '../../screenshots')))
const isTakingScreens = process.argv.some((argument) => argument.startsWith('--update-snapshots'))

/**
 * Expects the first screen of a page to match its screenshot. One pixel in a hundred may differ, which is less
 * than a line of text moved by its own height. Pictures are hidden: they are regenerated now and then, and have
 * their own checks.
 *
 * After an intended change of looks, review the differences in the report, then take new screenshots:
 *
 *   pnpm --filter e2e exec playwright test pages --update-snapshots
 */
export async function expectSameScreen(page: Page, path: string): Promise<void> {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  const file = `${name}-${page.viewportSize()?.width}.png`
  if (!isTakingScreens && !TAKEN.has(file)) return
  await page.evaluate(hidePictures)
  // Prices and times depend on the server's clock.
  const mask = [page.locator('time'), page.getByText(/\d s ago/)]
  await expect.soft(page, 'the first screen').toHaveScreenshot(file, { ...TOLERANCE, mask })
  await page.evaluate(() => document.adoptedStyleSheets.pop())
}

/** Runs in the page: hides photographs and clips with a style sheet that the page's policy allows. */
function hidePictures(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('img, video { visibility: hidden !important }')
  document.adoptedStyleSheets.push(sheet)
}

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

/** A new page has no screens until somebody has looked at it and taken them. */
const TAKEN = new Set(readdirSync(join(import.meta.dirname, '../../screenshots')))
const isTakingScreens = process.argv.some((argument) => argument.startsWith('--update-snapshots'))

/**
 * The first screen of a page is as it was when it was last looked at. One pixel in a hundred may differ,
 * which is less than a line of text moved by its own height. Pictures are left out: they are made anew now
 * and then, and have their own checks.
 *
 * When a change of looks is meant, look at what changed in the report, then take the new screens:
 *
 *   pnpm --filter e2e exec playwright test pages --update-snapshots
 */
export async function expectSameScreen(page: Page, path: string): Promise<void> {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  const file = `${name}-${page.viewportSize()?.width}.png`
  if (!isTakingScreens && !TAKEN.has(file)) return
  await page.evaluate(hidePictures)
  // Prices and times come from a server's clock.
  const mask = [page.locator('time'), page.getByText(/\d s ago/)]
  await expect.soft(page, 'the first screen').toHaveScreenshot(file, { ...TOLERANCE, mask })
  await page.evaluate(() => document.adoptedStyleSheets.pop())
}

/** Runs in the page: hides photographs and clips by a sheet that the page's policy allows. */
function hidePictures(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('img, video { visibility: hidden !important }')
  document.adoptedStyleSheets.push(sheet)
}

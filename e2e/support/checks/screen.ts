import type { Page } from '@playwright/test'
import type { Address } from '../addresses.ts'
import { expect } from '../test.ts'

const TOLERANCE = {
  maxDiffPixelRatio: 0.01,
  animations: 'disabled',
  caret: 'hide',
  scale: 'css',
} as const

/** Remotes whose pages all have screenshots. A new one joins them once somebody has looked at its pages. */
const REMOTES = ['mfe-group', 'mfe-subsidiaries', 'mfe-gpl', 'mfe-league-company']
const isTakingScreens = process.argv.some((argument) => argument.startsWith('--update-snapshots'))

/**
 * Expects the first screen of a page to match its screenshot; a page without one fails. One pixel in a hundred may
 * differ, which is less than a line of text moved by its own height. Pictures are hidden: they are regenerated now and
 * then, and have their own checks.
 *
 * After an intended change of looks, review the differences in the report, then take new screenshots:
 *
 *   pnpm --filter e2e exec playwright test pages --update-snapshots
 */
export async function expectSameScreen(page: Page, { path, remote }: Address): Promise<void> {
  if (!isTakingScreens && !REMOTES.includes(remote)) return
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  const file = `${name}-${page.viewportSize()?.width}.png`
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

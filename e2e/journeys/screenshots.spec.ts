import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ADDRESSES, type Address } from '../support/addresses.ts'
import { expect, test, visit } from '../support/test.ts'

/**
 * The first screen of every page as it looked when it was last looked at. One pixel in a hundred may
 * differ, which is less than a line of text moved by its own height. Pictures are left out: they are made
 * anew now and then, and have their own checks.
 *
 * When a change of looks is meant, look at what changed in the report, then take the new screens:
 *
 *   pnpm --filter e2e exec playwright test screenshots --update-snapshots
 */
test.use({ reducedMotion: 'reduce', bypassCSP: true, colorScheme: 'light' })

const TOLERANCE = {
  maxDiffPixelRatio: 0.01,
  animations: 'disabled',
  caret: 'hide',
  scale: 'css',
  stylePath: join(import.meta.dirname, '../support/screenshot.css'),
} as const

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

/** A new page has no screens until somebody has looked at it and taken them. */
const SCREENS = new Set(readdirSync(join(import.meta.dirname, '../screenshots')))
const isTakingScreens = process.argv.some((argument) => argument.startsWith('--update-snapshots'))
const isLookedAt = ({ path, isCanonical }: Address) =>
  isCanonical && (isTakingScreens || SCREENS.has(`${nameOf(path)}-390.png`))

for (const { path } of ADDRESSES.filter(isLookedAt)) {
  for (const [width, height] of [
    [390, 844],
    [1366, 860],
  ] as const) {
    test(`${path} looks as it did at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      // The second visit has the fonts from its first paint on.
      for (let time = 0; time < 2; time++) {
        await visit(page, path)
        await page.waitForLoadState('networkidle')
      }
      // Prices and times come from a server's clock.
      const mask = [page.locator('time'), page.getByText(/\d s ago/)]
      await expect(page).toHaveScreenshot(`${nameOf(path)}-${width}.png`, { ...TOLERANCE, mask })
    })
  }
}

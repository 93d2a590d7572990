import { join } from 'node:path'
import { GROUP_PREFIX } from 'shared-contracts'
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

const isLookedAt = ({ path, hasScreens }: Address) =>
  hasScreens !== false && !path.startsWith(GROUP_PREFIX)

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
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
      // Prices and times come from a server's clock.
      const mask = [page.locator('time'), page.getByText(/\d+ s ago/)]
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, { ...TOLERANCE, mask })
    })
  }
}

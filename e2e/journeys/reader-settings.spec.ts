import { ADDRESSES } from '../support/addresses.ts'
import { expectForcedColoursTell } from '../support/checks/forced-colours.ts'
import { expectLargeTextFits, setLargeText } from '../support/checks/large-text.ts'
import { expectReadableOnPaper, putOnPaper } from '../support/checks/paper.ts'
import { test, visit } from '../support/test.ts'

/** Checks for every page with reader settings of the browser and of the system. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe.configure({ timeout: 90_000 })

for (const { path } of ADDRESSES.filter(({ isCanonical }) => isCanonical)) {
  test(`${path} keeps to what its reader has set`, async ({ page }) => {
    await setLargeText(page)
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    await test.step('text of 200 percent fits every window', () => expectLargeTextFits(page))
    await test.step('forced colours tell what can be pressed and what is chosen', () =>
      expectForcedColoursTell(page))
    await putOnPaper(page)
    await test.step('its words read on paper', () => expectReadableOnPaper(page))
  })
}

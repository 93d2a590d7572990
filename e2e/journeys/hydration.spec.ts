import { workspaceRemotes } from 'release/workspace'
import { ADDRESSES, homesOf } from '../support/addresses.ts'
import { expect, test, visit } from '../support/test.ts'

// A development build may start later than the browser allows for a preload; a production build may not.
test.use({ expectedConsole: /preloaded using link preload but not used/ })

for (const remote of workspaceRemotes()) {
  const pages = ADDRESSES.filter((address) => address.remote === remote).map(({ path }) => path)
  const paths = pages.length > 0 ? pages : homesOf(remote)

  test(`a development build of ${remote} hydrates each of its addresses without a warning`, async ({
    page,
  }) => {
    test.setTimeout(20_000 + paths.length * 10_000)
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) {
      await test.step(path, async () => {
        await visit(page, path)
        // React hydrates the remaining parts when the browser is idle.
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      })
    }
  })
}

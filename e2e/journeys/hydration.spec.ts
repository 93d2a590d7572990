import { ADDRESSES } from '../support/addresses.ts'
import { test, visit } from '../support/test.ts'

for (const { path } of ADDRESSES) {
  test(`a development build hydrates ${path} without a warning`, async ({ page }) => {
    await visit(page, path)
    await page.waitForLoadState('networkidle')
  })
}

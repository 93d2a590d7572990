import { ADDRESSES } from '../support/addresses.ts'
import { expect, test, visit } from '../support/test.ts'

for (const { path, remote } of ADDRESSES) {
  test(`${path} is answered by ${remote}, with and without a trailing slash`, async ({
    page,
    request,
  }) => {
    const slashed = path.endsWith('/') ? path : `${path}/`
    for (const address of new Set([path, slashed])) {
      const response = await request.get(address)
      expect(response.status()).toBe(200)
      expect(await response.text()).toContain(`"release":{"name":"${remote}"`)
    }
    await visit(page, slashed)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('main')).toHaveCount(1)
    await expect(page.locator('head > title')).toHaveCount(1)
    await expect(page.locator('head > meta[name=description]')).toHaveCount(1)
    await expect(page.locator('head > link[rel=canonical]')).toHaveCount(1)
  })
}

test.describe('an address that has no page', () => {
  test.use({ expectedConsole: /404 \(Not Found\)/ })

  for (const path of [
    '/nonsense',
    '/fbcpartners/nonsense',
    '/ghanapremiership/nonsense',
    '/gpl/nonsense',
  ]) {
    test(`${path} shows the not-found screen with status 404`, async ({ page }) => {
      let documents = 0
      page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
      const response = await page.goto(path, { waitUntil: 'networkidle' })
      expect(response?.status()).toBe(404)
      expect(documents, 'the screen is not asked for again').toBe(1)
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    })
  }
})

import { ADDRESSES } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

test('every address is answered by its remote, with and without a trailing slash', async ({
  request,
}) => {
  const wrong: string[] = []
  for (const { path, remote } of ADDRESSES) {
    for (const address of new Set([path, path.endsWith('/') ? path : `${path}/`])) {
      const response = await request.get(address)
      const isRight = (await response.text()).includes(`"release":{"name":"${remote}"`)
      if (response.status() !== 200 || !isRight) wrong.push(`${response.status()} ${address}`)
    }
  }
  expect(ADDRESSES.length).toBeGreaterThan(0)
  expect(wrong).toEqual([])
})

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

import { ADDRESSES } from '../support/addresses.ts'
import { expect, test, visit } from '../support/test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path } of ADDRESSES) {
    test(`${path} reads whole, and waits for nothing`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    })
  }

  test('the home page names the businesses of the group, and where each is at home', async ({
    page,
  }) => {
    await page.goto('/')
    for (const slug of ['oil-gas', 'procurement', 'gold', 'construction', 'agricol']) {
      await expect(page.locator(`main a[href="/${slug}"]`).first()).toBeVisible()
    }
  })

  test('a subsidiary shows its services and its prices, with their time', async ({ page }) => {
    await page.goto('/gold')
    const prices = page.getByRole('list', { name: 'Precious metals', exact: true })
    await expect(prices.getByRole('article')).toHaveCount(2)
    await expect(prices.getByRole('time').first()).toBeVisible()
    await expect(page.locator('#services').getByRole('listitem').first()).toBeVisible()
  })

  test('the news and the table are those that the address asks for', async ({ page }) => {
    await page.goto('/news?category=energy')
    await expect(page.getByText('2 articles found')).toBeVisible()
    await page.goto('/news')
    await expect(page.getByText('8 articles found')).toBeVisible()
    await page.goto('/gpl/tables?season=2022%2F23')
    await expect(page.getByLabel('Season')).toHaveValue('2022-23')
  })
})

test.describe('a document that holds its data', () => {
  // Home has the most queries, the gold page polls, the portal's pages load a season and then its parts.
  for (const path of [
    '/',
    '/gold',
    '/gpl',
    '/gpl/fixtures',
    '/gpl/tables?season=2022-23&round=3',
    '/news?category=energy&region=africa',
  ]) {
    test(`${path} asks for nothing in its first minute`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(pathname)
      })
      await page.clock.install()
      await page.goto(path)
      // The stopped clock also stops the host's measures; React's mark shows as well that the page is hydrated.
      await expect
        .poll(() =>
          page
            .locator('[data-fragment]')
            .evaluate((root) =>
              Object.keys(root).some((key) => key.startsWith('__reactContainer')),
            ),
        )
        .toBe(true)
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      // The data may have been up to about ten seconds old when it was sent.
      for (let step = 0; step < 8; step += 1) await page.clock.runFor(5_000)
      expect(asked).toEqual([])
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
    })
  }

  test('says which release made it, and how', async ({ page }) => {
    await visit(page, '/about')
    const headers = await page.request.get('/about').then((answer) => answer.headers())
    expect(headers['x-release']).toMatch(/^mfe-group@\d+\.\d+\.\d+$/)
    expect(headers['server-timing']).toBe('fragment;desc=kept')
  })
})

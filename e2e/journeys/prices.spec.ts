import type { Page, Route } from '@playwright/test'
import { expect, test, visit } from '../support/test.ts'

interface Panel {
  readonly path: string
  readonly api: string
  /** What a visitor reads in place of the prices. */
  readonly failure: readonly string[]
  /** The list that shows prices when there are some. */
  readonly list: string
}

const METALS: Panel = {
  path: '/gold',
  api: '/api/metals-prices',
  failure: ['Unable to load live pricing data.'],
  list: 'Precious metals',
}
const GHANA: Panel = {
  path: '/fbcpartners/agricol',
  api: '/api/ghana-market-data',
  failure: ['Ghana Market Data Unavailable', 'Please check your connection or try again later'],
  list: 'Ghana market prices',
}
const WORLD: Panel = {
  path: '/agricol',
  api: '/api/commodities-prices',
  failure: [
    'Unable to load live commodity pricing data.',
    'Unable to Load Live Data',
    'Please check your connection and try again',
  ],
  list: 'Global commodity prices',
}

const prices = (page: Page, { list }: Panel) => page.getByRole('list', { name: list, exact: true })

/** What stands on the page whatever becomes of the prices. */
async function expectWholePage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Send us a message' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Quick Links' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(0)
}

test.describe('prices that cannot be had', () => {
  test.use({ expectedConsole: /Failed to load resource|record-refused/ })

  for (const panel of [METALS, GHANA, WORLD]) {
    for (const [how, answer] of [
      ['fails', (route: Route) => route.fulfill({ status: 503, body: 'away' })],
      ['is lost', (route: Route) => route.abort()],
      ['is empty', (route: Route) => route.fulfill({ json: [] })],
      ['is no list', (route: Route) => route.fulfill({ json: { prices: 'none' } })],
      ['is no JSON', (route: Route) => route.fulfill({ body: '<html>gateway</html>' })],
      ['is a list of nonsense', (route: Route) => route.fulfill({ json: [null, 7, { name: 1 }] })],
    ] as const) {
      test(`${panel.path} is whole when ${panel.api} ${how}`, async ({ page }) => {
        await page.route(`**${panel.api}`, answer)
        await visit(page, panel.path)
        for (const text of panel.failure) {
          await expect(page.getByText(text, { exact: true })).toBeVisible()
        }
        await expect(prices(page, panel)).toHaveCount(0)
        await expectWholePage(page)
      })
    }

    test(`${panel.path} gives ${panel.api} up when it hangs, and gets it when asked again`, async ({
      page,
    }) => {
      let isHanging = true
      await page.route(`**${panel.api}`, (route) => (isHanging ? undefined : route.continue()))
      await page.clock.install()
      await page.goto(panel.path)
      // The clock of the market runs once the page does, and so do its requests.
      await expect(page.locator('#market').getByRole('time').first()).toBeVisible()
      await expect(async () => {
        // On a busy machine the first ten seconds may pass before the request is under way.
        await page.clock.fastForward(10_000)
        for (const text of panel.failure) {
          await expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 1_000 })
        }
      }).toPass()
      await expectWholePage(page)
      isHanging = false
      await page.locator('#market').getByRole('button', { name: 'Retry' }).first().click()
      await expect(prices(page, panel).getByRole('article').first()).toBeVisible()
    })
  }

  test('a record that cannot be read is left out, and the others are shown', async ({ page }) => {
    const gold = { name: 'Gold Spot', price: 2650, change: 0, changePercent: 0 }
    const silver = { name: 'Silver Spot', price: 31.5, change: -1.25, changePercent: -3.82 }
    await page.route(`**${METALS.api}`, (route) =>
      route.fulfill({ json: [gold, { name: 'Lead', price: 'cheap' }, silver] }),
    )
    await visit(page, '/gold')
    const cards = prices(page, METALS).getByRole('article')
    await expect(cards).toHaveCount(2)
    await expect(cards.nth(0)).toContainText('$2,650.00 per oz')
    await expect(cards.nth(0)).toContainText('Up')
    await expect(cards.nth(1)).toContainText('Down')
    await expect(cards.nth(1)).toContainText('-$1.25')
    await expect(cards.nth(1)).toContainText('-3.82%')
  })
})

test('prices on their way say so, with three cards for Ghana and four for the world', async ({
  page,
}) => {
  await page.route(/\/api\/(ghana-market-data|commodities-prices|metals-prices)$/, () => undefined)
  await page.goto('/agricol')
  const waiting = (name: string) => page.getByRole('status', { name, exact: true })
  await expect(waiting('Loading live agricultural commodity prices...')).toBeVisible()
  await expect(waiting('Loading Ghana market prices').getByRole('listitem')).toHaveCount(3)
  await expect(waiting('Loading Global commodity prices').getByRole('listitem')).toHaveCount(4)
  await page.goto('/gold')
  await expect(waiting('Loading live precious metals prices...')).toBeVisible()
})

for (const [path, apis, panel] of [
  ['/gold', [METALS.api], METALS],
  ['/agricol', [GHANA.api, WORLD.api], WORLD],
] as const) {
  test(`${path} asks for each of its prices once a minute`, async ({ page }) => {
    const asked = new Map<string, number>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // The document asks for the first prices ahead of the script.
      if (request.resourceType() === 'fetch') asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
    })
    await page.clock.install()
    await page.goto(path)
    await expect(prices(page, panel).getByRole('article').first()).toBeVisible()
    await page.clock.pauseAt(Date.now() + 30_000)
    asked.clear()
    for (let minute = 1; minute <= 5; minute += 1) {
      // A minute in one leap would be over before the answer is there, and the answer given up.
      for (let second = 0; second < 60; second += 1) await page.clock.runFor(1_000)
      await expect
        .poll(() => apis.map((api) => asked.get(api) ?? 0))
        .toEqual(apis.map(() => minute))
    }
  })
}

test('prices that were shown outlive a refresh that fails', async ({ page }) => {
  await page.clock.install()
  await page.goto('/gold')
  const card = prices(page, METALS).getByRole('article').first()
  await expect(card).toContainText('Gold Spot')
  await page.route(`**${METALS.api}`, (route) => route.fulfill({ json: 'no list' }))
  const refresh = page.waitForResponse(`**${METALS.api}`)
  await page.clock.runFor(60_000)
  await refresh
  await expect(card).toContainText('Gold Spot')
  await expect(page.getByText('Unable to load live pricing data.')).toHaveCount(0)
})

test('the ticker can be stopped and started', async ({ page }) => {
  await visit(page, '/gold')
  await page.getByRole('button', { name: 'Pause ticker' }).click()
  await page.getByRole('button', { name: 'Start ticker' }).click()
  await expect(page.getByRole('button', { name: 'Pause ticker' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Live precious metals prices' })).toContainText(
    'Silver Spot',
  )
})

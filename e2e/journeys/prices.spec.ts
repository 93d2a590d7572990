import type { Page } from '@playwright/test'
import { arrive, expect, follow, test, visit } from '../support/test.ts'

interface Panel {
  readonly path: string
  readonly api: string
  /** Texts shown in place of the prices. */
  readonly failure: readonly string[]
  /** Name of the list of prices. */
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

/** Expects the parts of the page that do not depend on prices. */
async function expectWholePage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Send us a message' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Quick Links' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(0)
}

async function expectFailure(page: Page, panel: Panel) {
  for (const text of panel.failure) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(prices(page, panel)).toHaveCount(0)
}

test.describe('prices that cannot be had', () => {
  test.use({ expectedConsole: /Failed to load resource|record-refused/ })

  test('a page is whole when the network loses its prices', async ({ page }) => {
    await page.route(`**${METALS.api}`, (route) => route.abort())
    await arrive(page, METALS.path)
    await expectFailure(page, METALS)
    await expectWholePage(page)
  })

  test('a page is whole when one market fails and a gateway answers for the other', async ({
    page,
  }) => {
    await page.route(`**${GHANA.api}`, (route) => route.fulfill({ status: 503, body: 'away' }))
    await page.route(`**${WORLD.api}`, (route) => route.fulfill({ body: '<html>gateway</html>' }))
    await arrive(page, GHANA.path)
    for (const panel of [GHANA, WORLD]) await expectFailure(page, panel)
    await expectWholePage(page)
  })

  test('prices that hang are given up, and come when they are asked for again', async ({
    page,
  }) => {
    let isHanging = true
    for (const { api } of [GHANA, WORLD]) {
      await page.route(`**${api}`, (route) => (isHanging ? undefined : route.continue()))
    }
    await visit(page, '/ghanapremiership')
    await page.clock.install()
    await follow(page, WORLD.path)
    // The clock of the market runs once the page is hydrated, and its requests have started.
    await expect(page.locator('#market').getByRole('time').first()).toBeVisible()
    await expect(async () => {
      // On a busy machine the first ten seconds may pass before the requests have started.
      await page.clock.fastForward(10_000)
      for (const text of [GHANA, WORLD].flatMap(({ failure }) => failure)) {
        await expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 1_000 })
      }
    }).toPass()
    await expectWholePage(page)
    isHanging = false
    await page.locator('#market-insights').getByRole('button', { name: 'Retry' }).first().click()
    await expect(prices(page, WORLD).getByRole('article').first()).toBeVisible()
  })
})

test('a page asks for each of its prices once a minute', async ({ page }) => {
  const asked = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'fetch') asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
  })
  await page.clock.install()
  await page.goto(WORLD.path)
  await expect(prices(page, WORLD).getByRole('article').first()).toBeVisible()
  await page.clock.pauseAt(Date.now() + 30_000)
  for (const { api } of [GHANA, WORLD]) {
    const times = () => asked.get(api) ?? 0
    // In one leap, the request's timeout would pass before its response arrives.
    const step = () => page.clock.runFor(5_000)
    // The age of the data in the document decides when the first request is due.
    const before = times()
    while (times() === before) await step()
    const first = times()
    // Two minutes later on the page's clock; each minute starts with a response.
    for (let steps = 0; steps < 30; steps += 1) await step()
    await expect.poll(times).toBe(first + 2)
  }
})

test('the ticker comes round in 30 s, in 20 s on a phone, stops on request, and stands still under reduced motion', async ({
  page,
}) => {
  await visit(page, '/gold')
  const list = page.getByRole('list', { name: 'Live precious metals prices' })
  const track = list.locator('..')
  await expect(track).toHaveCSS('animation-duration', '30s')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(track).toHaveCSS('animation-duration', '20s')
  await expect(track).toHaveCSS('animation-iteration-count', 'infinite')
  await expect(track).toHaveCSS('animation-play-state', 'running')
  await page.getByRole('button', { name: 'Pause ticker' }).click()
  await expect(track).toHaveCSS('animation-play-state', 'paused')
  await page.getByRole('button', { name: 'Start ticker' }).click()
  await page.mouse.move(0, 0)
  await expect(track).toHaveCSS('animation-play-state', 'running')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(track).toHaveCSS('animation-name', 'none')
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Pause ticker' })).toBeHidden()
})

test('the line of a price begins with what the market did before', async ({ page }) => {
  await visit(page, '/agricol')
  await expect(prices(page, GHANA).getByRole('img').first()).toHaveAccessibleName(
    /^[23]\d prices since /,
  )
})

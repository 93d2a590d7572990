import { expect, test, visit } from '../support/test.ts'

const LIST = 'Live precious metals prices'

test.describe('the ticker', () => {
  for (const [width, seconds] of [
    [1366, '30s'],
    [390, '20s'],
  ] as const) {
    test(`comes round in ${seconds} on a screen of ${width} px, and stops on request`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await visit(page, '/gold')
      const track = page.getByRole('list', { name: LIST }).locator('..')
      await expect(track).toHaveCSS('animation-duration', seconds)
      await expect(track).toHaveCSS('animation-iteration-count', 'infinite')
      await expect(track).toHaveCSS('animation-play-state', 'running')
      await page.getByRole('button', { name: 'Pause ticker' }).click()
      await expect(track).toHaveCSS('animation-play-state', 'paused')
      await page.getByRole('button', { name: 'Start ticker' }).click()
      await page.mouse.move(0, 0)
      await expect(track).toHaveCSS('animation-play-state', 'running')
    })
  }

  test('is a still list for a visitor who has asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/gold')
    const list = page.getByRole('list', { name: LIST })
    await expect(list.locator('..')).toHaveCSS('animation-name', 'none')
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Pause ticker' })).toBeHidden()
  })
})

test('the clock of the market moves every 60 seconds', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-01-26T09:00:30Z') })
  await page.goto('/gold')
  const clock = page.locator('#market').getByRole('time').first()
  await expect(clock).toHaveText('Jan 26, 09:00 GMT')
  await page.clock.pauseAt(new Date('2025-01-26T09:00:45Z'))
  await expect(clock).toHaveText('Jan 26, 09:00 GMT')
  await page.clock.runFor(60_000)
  await expect(clock).toHaveText('Jan 26, 09:01 GMT')
})

test.describe('the line of a price', () => {
  test('begins with what the market did before', async ({ page }) => {
    await visit(page, '/agricol')
    const card = page.getByRole('list', { name: 'Ghana market prices' }).getByRole('article')
    await expect(card.first().getByRole('img')).toHaveAccessibleName(/^1\d\d prices since /)
  })

  test.describe('without a history', () => {
    test.use({ expectedConsole: /Failed to load resource/ })

    test('is what this page has seen', async ({ page }) => {
      await page.route('**/api/price-history/*', (route) => route.fulfill({ status: 503 }))
      await visit(page, '/gold')
      const card = page.getByRole('list', { name: 'Precious metals', exact: true })
      await expect(card.getByRole('img').first()).toHaveAccessibleName(/^First price seen/)
    })
  })
})

import type { Page } from '@playwright/test'
import { arrive, expect, test, visit } from '../support/test.ts'

const NAMES = ['FBC Oil & Gas', 'FBC Procurement', 'FBC Gold']

const carousel = (page: Page) => page.getByRole('region', { name: 'Our subsidiaries', exact: true })
const control = (page: Page, name: string) => carousel(page).getByRole('button', { name })
const dots = (page: Page) => carousel(page).getByRole('button', { name: /^Go to slide/ })
const expectSlide = (page: Page, name: string | undefined) =>
  expect(carousel(page).getByRole('heading')).toHaveText([name ?? ''])

/** Opens the home page with a clock of its own. The scripts have run, or a jump of the clock would be taken for a hang. */
async function openWithClock(page: Page) {
  await page.clock.install()
  await page.goto('/', { waitUntil: 'networkidle' })
}

/** Opens the home page with a stopped clock, and the carousel at the start of a slide. */
async function visitWithClock(page: Page) {
  await openWithClock(page)
  await control(page, 'Pause rotation').click()
  await page.mouse.move(0, 0)
  await page.clock.pauseAt(Date.now() + 60_000)
  await control(page, 'Start rotation').click()
  await page.mouse.move(0, 0)
}

test('the hero shows a subsidiary for 5 s, stands still under the pointer, and goes on when told to', async ({
  page,
}) => {
  await visitWithClock(page)
  await expectSlide(page, NAMES[0])
  await page.clock.runFor(4_999)
  await expectSlide(page, NAMES[0])
  await page.clock.runFor(1)
  await expectSlide(page, NAMES[1])
  await carousel(page).getByRole('heading').hover()
  await page.clock.runFor(30_000)
  await expectSlide(page, NAMES[1])
  await control(page, 'Start rotation').click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(5_000)
  await expectSlide(page, NAMES[2])
})

test('a slide names its subsidiary and leads to it under the prefix, and to the contact section', async ({
  page,
}) => {
  await visit(page, '/')
  await control(page, 'Next slide').click()
  await expect(carousel(page).getByRole('link')).toHaveText([
    'Explore FBC Procurement',
    'Contact Us',
  ])
  await expect(carousel(page).getByRole('link').first()).toHaveAttribute(
    'href',
    '/fbcpartners/procurement',
  )
  await carousel(page).getByRole('link', { name: 'Contact Us' }).click()
  await expect(
    page.getByRole('heading', { name: 'Tell us what you are planning' }),
  ).toBeInViewport()
})

test('a visitor who asked for less motion sees a hero and figures that stand still', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await expect(control(page, 'Start rotation')).toBeVisible()
  await page.clock.runFor(20_000)
  await expectSlide(page, NAMES[0])
  await page.locator('#about').scrollIntoViewIfNeeded()
  await expect(page.locator('#about').getByRole('definition')).toHaveText(['2014', '5', '50+'])
})

test('the figures below the first screen count up for 2 s once they are seen', async ({ page }) => {
  await openWithClock(page)
  await expect(control(page, 'Pause rotation')).toBeVisible()
  await expect(page.locator('#about')).not.toBeInViewport()
  const figures = page.locator('#about').getByRole('definition')
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(figures).toHaveText(['2014', '5', '50+'])

  await figures.last().scrollIntoViewIfNeeded()
  await expect(figures).toHaveText(['0', '0', '0+'])
  await page.clock.runFor(1_000)
  await expect(figures).toHaveText([/^(9|10)\d\d$/, /^[23]$/, /^2\d\+$/])
  await page.clock.runFor(1_100)
  await expect(figures).toHaveText(['2014', '5', '50+'])
})

test.describe('without its subsidiaries', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('the home page stands whole, says what is missing, and gets it when asked again', async ({
    page,
  }) => {
    await page.route('**/api/subsidiaries', (route) => route.fulfill({ status: 500 }))
    await arrive(page, '/')
    const grid = page.locator('#subsidiaries')
    await expect(grid.getByText('Our subsidiaries could not be loaded')).toBeVisible()
    await expect(page.locator('#home').getByRole('link', { name: 'Contact Us' })).toBeVisible()
    await expect(page.getByRole('form', { name: 'Send us a message' })).toBeVisible()
    await page.unroute('**/api/subsidiaries')
    await grid.getByRole('button', { name: 'Retry' }).click()
    await expect(grid.getByRole('link', { name: /^Learn More/ })).toHaveCount(5)
    await expect(dots(page)).toHaveCount(5)
  })
})

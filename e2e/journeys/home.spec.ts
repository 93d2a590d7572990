import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/test.ts'

const NAMES = [
  'FBC Oil & Gas',
  'FBC Procurement',
  'FBC Gold',
  'FBC Construction & Real Estate',
  'FBC Agricol Services',
]

const carousel = (page: Page) => page.getByRole('region', { name: 'Our subsidiaries', exact: true })
const control = (page: Page, name: string) => carousel(page).getByRole('button', { name })
const dots = (page: Page) => carousel(page).getByRole('button', { name: /^Go to slide/ })
const expectSlide = (page: Page, name: string | undefined) =>
  expect(carousel(page).getByRole('heading')).toHaveText([name ?? ''])

/** Opens the home page with a clock that stands still, and the carousel at the start of a slide's time. */
async function visitWithClock(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await control(page, 'Pause rotation').click()
  await page.mouse.move(0, 0)
  await page.clock.pauseAt(Date.now() + 60_000)
  await control(page, 'Start rotation').click()
  await page.mouse.move(0, 0)
}

test('the hero shows each subsidiary for 5 s and begins again after the last', async ({ page }) => {
  await visitWithClock(page)
  for (const name of NAMES) {
    await expectSlide(page, name)
    await page.clock.runFor(4_999)
    await expectSlide(page, name)
    await page.clock.runFor(1)
  }
  await expectSlide(page, NAMES[0])
})

test('the hero stands still when it is paused, and goes on when it is told to', async ({
  page,
}) => {
  await visitWithClock(page)
  await control(page, 'Pause rotation').click()
  await page.clock.runFor(30_000)
  await expectSlide(page, NAMES[0])
  await control(page, 'Start rotation').click()
  await page.clock.runFor(5_000)
  await expectSlide(page, NAMES[1])
})

test('the hero stands still while a visitor reads a slide', async ({ page }) => {
  await visitWithClock(page)
  await carousel(page).getByRole('heading').hover()
  await page.clock.runFor(30_000)
  await expectSlide(page, NAMES[0])
})

test('arrows of the hero wrap at both ends', async ({ page }) => {
  await visit(page, '/fbcpartners')
  await control(page, 'Previous slide').click()
  await expectSlide(page, NAMES[4])
  await control(page, 'Next slide').click()
  await expectSlide(page, NAMES[0])
  await control(page, 'Next slide').click()
  await expectSlide(page, NAMES[1])
})

test('dots of the hero jump to their slide and mark it', async ({ page }) => {
  await visit(page, '/')
  await expect(dots(page)).toHaveCount(NAMES.length)
  for (const index of [3, 0, 4]) {
    await dots(page).nth(index).click()
    await expectSlide(page, NAMES[index])
    await expect(dots(page).nth(index)).toHaveAttribute('aria-current', 'true')
    await expect(carousel(page).getByRole('button', { name: 'Go', disabled: false })).toHaveCount(5)
  }
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

test('a single subsidiary stands still, without controls', async ({ page }) => {
  await page.route('**/api/subsidiaries', async (route) => {
    const [first] = (await (await route.fetch()).json()) as unknown[]
    await route.fulfill({ json: [first] })
  })
  await page.clock.install()
  await page.goto('/')
  await expectSlide(page, NAMES[0])
  await page.clock.runFor(20_000)
  await expectSlide(page, NAMES[0])
  await expect(carousel(page).getByRole('button')).toHaveCount(0)
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

test('the figures count up over 2 s in 60 steps once they are seen', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await expect(control(page, 'Pause rotation')).toBeVisible()
  const figures = page.locator('#about').getByRole('definition')
  await expect(figures.first()).not.toBeInViewport()
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(figures).toHaveText(['2014', '5', '50+'])

  await figures.last().scrollIntoViewIfNeeded()
  await expect(figures).toHaveText(['0', '0', '0+'])
  const seen = new Set<string>()
  for (let step = 1; step <= 60; step += 1) {
    await page.clock.runFor(step % 3 === 0 ? 34 : 33)
    seen.add(await figures.first().innerText())
    if (step === 30) await expect(figures).toHaveText([/^(9|10)\d\d$/, /^[23]$/, /^2\d\+$/])
  }
  await page.clock.runFor(100)
  await expect(figures).toHaveText(['2014', '5', '50+'])
  seen.add('2014')
  expect(seen.size, 'different numbers on the way').toBeGreaterThanOrEqual(59)
  expect(seen.size).toBeLessThanOrEqual(61)
})

test('the about section begins below the first screen', async ({ page }) => {
  await visit(page, '/')
  await expect(page.locator('#about')).not.toBeInViewport()
})

test('the home page has its six sections in order, and five tiles', async ({ page }) => {
  await visit(page, '/')
  const ids = await page.locator('main [id]').evaluateAll((all) => all.map(({ id }) => id))
  const sections = ['home', 'subsidiaries', 'about', 'services', 'news', 'contact']
  expect(ids.filter((id) => sections.includes(id))).toEqual(sections)
  const tiles = page.locator('#about').getByRole('listitem').getByRole('link')
  await expect(tiles).toHaveText([
    'Oil & Gas',
    'Procurement',
    'Gold',
    'Construction & Real Estate',
    'Agricol Services',
  ])
})

test.describe('without its subsidiaries', () => {
  test.use({ expectedConsole: /Failed to load resource/ })

  test('the home page stands whole, says what is missing, and gets it when asked again', async ({
    page,
  }) => {
    await page.route('**/api/subsidiaries', (route) => route.fulfill({ status: 500 }))
    await visit(page, '/')
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

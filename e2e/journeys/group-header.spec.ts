import type { Page } from '@playwright/test'
import { expect, markDocument, test, visit } from '../support/test.ts'

const MENU = ['Oil & Gas', 'Procurement', 'Gold', 'Construction & Real Estate', 'Agricol Services']

const contactHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Tell us what you are planning' })
const getInTouch = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Get in Touch' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Subsidiaries' })
const menuEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const footerEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name })

test('Get in Touch scrolls smoothly on the home page', async ({ page }) => {
  await visit(page, '/')
  const isSameDocument = await markDocument(page)
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  await expect(contactHeading(page)).not.toBeInViewport()
  await getInTouch(page).click()
  await expect(contactHeading(page)).toBeInViewport()
  await expect(page).toHaveURL('/#contact')
  expect(await isSameDocument()).toBe(true)
})

test('Get in Touch goes home to its contact section from another page', async ({ page }) => {
  await visit(page, '/fbcpartners/services')
  const isSameDocument = await markDocument(page)
  await getInTouch(page).click()
  await expect(page).toHaveURL('/fbcpartners#contact')
  await expect(contactHeading(page)).toBeInViewport()
  expect(await isSameDocument()).toBe(true)
})

test('the subsidiaries menu shows while the pointer is on it; a press keeps it open until one elsewhere', async ({
  page,
}) => {
  await visit(page, '/')
  for (const name of MENU) await expect(menuEntry(page, name)).toBeHidden()
  await menuButton(page).hover()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
  for (const name of MENU) await expect(menuEntry(page, name)).toBeVisible()
  await menuEntry(page, 'Agricol Services').hover()
  await page.mouse.move(10, 600)
  await expect(menuEntry(page, 'Gold')).toBeHidden()

  await menuButton(page).click()
  await page.mouse.move(10, 600)
  await expect(menuEntry(page, 'Gold')).toBeVisible()
  await menuButton(page).click()
  await expect(menuEntry(page, 'Gold')).toBeHidden()
  await menuButton(page).click()
  await page.mouse.click(10, 600)
  await expect(menuEntry(page, 'Gold')).toBeHidden()
})

test('the subsidiaries menu works by keyboard alone', async ({ page }) => {
  await visit(page, '/fbcpartners/about')
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(menuEntry(page, 'Oil & Gas')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menuEntry(page, 'Oil & Gas')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menuEntry(page, 'Oil & Gas')).toBeHidden()
  await expect(menuButton(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/fbcpartners/procurement')
})

test('a link of the footer to the very page scrolls to its top', async ({ page }) => {
  await visit(page, '/careers')
  await footerEntry(page, 'Careers').click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveURL('/careers')
})

for (const path of ['/', '/fbcpartners/search']) {
  test(`Contact Us in the footer of ${path} ends at the contact section of home`, async ({
    page,
  }) => {
    // Visit home first, so that it is cached: the footer waits only 300 ms for it.
    await visit(page, path.startsWith('/fbcpartners') ? '/fbcpartners' : '/')
    const link = page.getByRole('banner').locator(`a[href="${path}"]`).first()
    if (path !== '/') {
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
    await footerEntry(page, 'Contact Us').click()
    await expect(page).toHaveURL(path.startsWith('/fbcpartners') ? '/fbcpartners' : '/')
    await expect(contactHeading(page)).toBeInViewport()
  })
}

test("Contact Us in a subsidiary's footer ends at the contact section of home", async ({
  page,
}) => {
  await visit(page, '/fbcpartners/agricol')
  await footerEntry(page, 'Contact Us').click()
  await expect(page.getByRole('heading', { name: /rooted in Ghana/ })).toHaveCount(1)
  await expect(contactHeading(page)).toBeInViewport()
})

import type { Locator, Page } from '@playwright/test'
import { answering, bodiesOf } from '../support/answers.ts'
import { ContactForm, VALID_MESSAGE } from '../support/contact-form.ts'
import { expect, test, visit } from '../support/test.ts'

/** Tells whether an element or the box of its field has a visible focus ring. */
const hasVisibleFocus = (element: Locator) =>
  element.evaluate((focused) =>
    [focused, focused.parentElement ?? focused].some((box) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }),
  )

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator, limit = 120) {
  for (let press = 0; press < limit; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

for (const path of ['/', '/fbcpartners/careers', '/gold', '/gpl', '/ghanapremiership']) {
  test(`focus is visible at the first stops of ${path}, and the first is a link to its content`, async ({
    page,
  }) => {
    await visit(page, path)
    const skip = page.getByRole('link', { name: 'Skip to content' })
    const unseen: string[] = []
    for (let stop = 0; stop < 18; stop += 1) {
      await page.keyboard.press('Tab')
      if (stop === 0) {
        await expect(skip).toBeFocused()
        await expect(skip).toBeInViewport()
      }
      const focused = page.locator(':focus')
      if (!(await hasVisibleFocus(focused)))
        unseen.push(await focused.evaluate((element) => element.outerHTML))
    }
    expect(unseen).toEqual([])

    const target = page.locator((await skip.getAttribute('href')) ?? '')
    await expect(target).toHaveRole('main')
    await skip.press('Enter')
    await expect(target).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(target.locator(':focus')).toHaveCount(1)
  })
}

test('the header is walked in the order in which it is read', async ({ page }) => {
  await visit(page, '/about')
  const banner = page.getByRole('banner')
  const family = page.getByRole('navigation', { name: 'Our sites' })
  for (const stop of [
    page.getByRole('link', { name: 'Skip to content' }),
    ...['FBC Partners', 'Subsidiaries', 'League portal', 'League company'].map((name) =>
      family.getByRole('link', { name, exact: true }),
    ),
    banner.getByRole('link', { name: 'FBC Partners home' }),
    banner.getByRole('link', { name: 'Home', exact: true }),
    banner.getByRole('link', { name: 'About Us' }),
    banner.getByRole('button', { name: 'Subsidiaries' }),
    banner.getByRole('link', { name: 'Services', exact: true }),
    banner.getByRole('link', { name: 'News & Updates' }),
    banner.getByRole('link', { name: 'Search' }),
    banner.getByRole('link', { name: 'Get in Touch' }),
  ]) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
})

test("a subsidiary's menu opens by Enter, is walked by Tab and closed by Escape", async ({
  page,
}) => {
  await visit(page, '/construction')
  const button = page.getByRole('button', { name: 'Other Subsidiaries' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  for (const name of ['Oil & Gas', 'Procurement', 'Gold', 'Agricol Services']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('a message is written and sent without a pointer', async ({ page }) => {
  await visit(page, '/oil-gas')
  const requests = await answering(page, '/api/contact')
  const { form } = new ContactForm(page)
  await tabTo(page, form.getByLabel('First Name'))
  for (const text of [VALID_MESSAGE.firstName, VALID_MESSAGE.lastName, VALID_MESSAGE.email]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(form.getByLabel('Subsidiary')).toBeFocused()
  await page.keyboard.type('General')
  await page.keyboard.press('Tab')
  await page.keyboard.type(VALID_MESSAGE.message)
  await page.keyboard.press('Tab')
  await expect(form.getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  expect(bodiesOf(requests)).toEqual([VALID_MESSAGE])
})

test('the hero stops when the keyboard enters it, its rotation control first', async ({ page }) => {
  await visit(page, '/')
  const hero = page.getByRole('region', { name: 'Our subsidiaries', exact: true })
  await tabTo(page, hero.getByRole('button').first())
  await expect(hero.getByRole('button').first()).toHaveAccessibleName('Start rotation')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(hero.getByRole('heading')).toHaveText(['FBC Procurement'])
})

test("the portal's search opens and closes by keyboard and gives the focus back", async ({
  page,
}) => {
  await visit(page, '/gpl')
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('searchbox', { name: 'Search teams, players and news' }),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})

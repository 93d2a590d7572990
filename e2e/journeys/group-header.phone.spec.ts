import type { Page } from '@playwright/test'
import { expect, markDocument, test, visit } from '../support/test.ts'

/** Heading of the page from which the menu is opened. */
const ABOUT = 'Who We Are'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu(page)).toBeVisible()
}

for (const prefix of ['', '/fbcpartners']) {
  const home = prefix || '/'

  test(`each link of the menu of "${prefix}/about" leads on and closes it, within one document`, async ({
    page,
  }) => {
    test.slow()
    await visit(page, `${prefix}/about`)
    const isSameDocument = await markDocument(page)
    for (const [name, to] of [
      ['Home', home],
      ['FBC Oil & Gas', `${prefix}/oil-gas`],
      ['FBC Procurement', `${prefix}/procurement`],
      ['FBC Gold', `${prefix}/gold`],
      ['FBC Construction & Real Estate', `${prefix}/construction`],
      ['FBC Agricol Services', `${prefix}/agricol`],
      ['Services', `${prefix}/services`],
      ['News & Updates', `${prefix}/news`],
      ['Search', `${prefix}/search`],
      ['Get in Touch', `${home}#contact`],
    ] as const) {
      await test.step(`${name} leads to ${to}`, async () => {
        await openMenu(page)
        await menu(page).getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(to)
        await expect(menu(page)).toBeHidden()
        await page.goBack()
        await expect(page).toHaveURL(`${prefix}/about`)
        await expect(page.getByRole('heading', { level: 1, name: ABOUT })).toBeVisible()
      })
    }
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'About Us', exact: true }).click()
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL(`${prefix}/about`)
    expect(await isSameDocument()).toBe(true)
  })
}

test('the menu closes by its button, by Escape and by a touch beside it', async ({ page }) => {
  await visit(page, '/')
  await openMenu(page)
  await menu(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(menu(page)).toBeHidden()
  await openMenu(page)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
  await openMenu(page)
  await page.touchscreen.tap(10, 400)
  await expect(menu(page)).toBeHidden()
})

test('Get in Touch in the menu of home scrolls to the contact section', async ({ page }) => {
  await visit(page, '/')
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Get in Touch' }).click()
  await expect(menu(page)).toBeHidden()
  await expect(
    page.getByRole('heading', { name: 'Tell us what you are planning' }),
  ).toBeInViewport()
})

test("a subsidiary's menu leads to its sections and sisters, and closes on both", async ({
  page,
}) => {
  await visit(page, '/fbcpartners/agricol')
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Market', exact: true }).click()
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Ghana market prices' })).toBeInViewport()
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Gold' }).click()
  await expect(page).toHaveURL('/fbcpartners/gold')
  await expect(menu(page)).toBeHidden()
})

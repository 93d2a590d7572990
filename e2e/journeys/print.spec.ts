import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/test.ts'

/** On paper also for those whose screen is dark. */
test.use({ colorScheme: 'dark' })

async function onPaper(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.evaluate(() => document.fonts.ready)
}

/** Text of the main part that is neither dark nor on a light ground, judged by computed colours. */
function paleTexts(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const brightness = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
      return { alpha, value: (red * 299 + green * 587 + blue * 114) / 1000 }
    }
    const found: string[] = []
    for (const element of main.querySelectorAll<HTMLElement>('*')) {
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const isSeen = element.getClientRects().length > 0 && !element.closest('svg')
      if (!ownText || !isSeen) continue
      const { color } = getComputedStyle(element)
      let ground: Element | null = element
      while (ground && brightness(getComputedStyle(ground).backgroundColor).alpha < 0.5)
        ground = ground.parentElement
      const paper = ground ? brightness(getComputedStyle(ground).backgroundColor).value : 255
      if (brightness(color).value > 130 || paper < 200) found.push(element.textContent)
    }
    return found
  })
}

/** Pages of A4 that a browser makes; the table's rows and its zones belong on one. */
async function expectSheets(page: Page, sheets: number): Promise<void> {
  const file = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(sheets)
}

const DOCUMENTS = [
  { path: '/gpl/fixtures', sheets: 1, shown: ['Fixtures', '8 matches', 'Nations FC'] },
  {
    path: '/gpl/tables',
    sheets: 1,
    shown: ['League table 2024/25', 'Champions League', 'Relegation'],
  },
  { path: '/privacy', sheets: 3, shown: ['Privacy Policy', '12. Questions and changes'] },
]

for (const { path, sheets, shown } of DOCUMENTS) {
  test(`${path} prints as black on white on ${sheets} A4, without anything to press`, async ({
    page,
  }) => {
    await onPaper(page, path)
    for (const text of shown) {
      await expect(page.locator('main').getByText(text, { exact: true }).first()).toBeVisible()
    }
    for (const role of [
      'button',
      'navigation',
      'contentinfo',
      'search',
      'radio',
      'combobox',
    ] as const) {
      for (const part of await page.getByRole(role).all()) await expect(part).toBeHidden()
    }
    expect(await paleTexts(page)).toEqual([])
    await expectSheets(page, sheets)
  })
}

test('the brochure prints its four parts on four A4, without navigation', async ({ page }) => {
  await onPaper(page, '/ghanapremiership')
  for (const id of ['fundraising', 'sponsorship', 'broadcast', 'contact']) {
    await expect(page.locator(`#${id}`)).toBeVisible()
  }
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expectSheets(page, 4)
})

test('links to other sites print their address', async ({ page }) => {
  await onPaper(page, '/news')
  const link = page.locator('main a[href^="http"]').first()
  const address = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(address).toContain(await link.getAttribute('href'))
})

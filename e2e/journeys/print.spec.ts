import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectReadableOnPaper, putOnPaper } from '../support/checks/paper.ts'
import { expect, test, visit } from '../support/test.ts'

/** A dark screen must not affect the printed page. */
test.use({ colorScheme: 'dark' })

async function onPaper(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await putOnPaper(page)
}

/** Checks the number of A4 pages; the table's rows and its zones belong on one. */
async function expectSheets(page: Page, sheets: number): Promise<void> {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  expect(sheetsOf(file)).toBe(sheets)
}

const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

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
    await expectReadableOnPaper(page)
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

test('the brochure is a file of as many sheets, with and without scripts', async ({ page }) => {
  await visit(page, '/ghanapremiership')
  const button = page.getByRole('button', { name: 'Download Brochure' })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe('Ghana Premiership Partnership Brochure.pdf')
  expect(sheetsOf(await readFile(await download.path()))).toBe(4)
  const address = await button.evaluate((one: HTMLButtonElement) => one.form?.action ?? '')
  const answer = await page.request.get(address)
  expect(answer.headers()['content-type']).toBe('application/pdf')
})

test('links to other sites print their address', async ({ page }) => {
  await onPaper(page, '/news')
  const link = page.locator('main a[href^="http"]').first()
  const address = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(address).toContain(await link.getAttribute('href'))
})

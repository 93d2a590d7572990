import type { Locator, Page } from '@playwright/test'
import { expect, test, visit } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const field = (label: string) => (page: Page) => main(page).getByLabel(label, { exact: true })
const box = (page: Page) => main(page).getByRole('searchbox')
const list = (name: string) => (page: Page) =>
  page.getByRole('region', { name, exact: true }).getByRole('article')

interface SharedView {
  readonly path: string
  /** The control that shows the view's setting. */
  readonly control: (page: Page) => Locator
  readonly value: string
  readonly records: (page: Page) => Locator
  readonly count: number
}

const view = (
  path: string,
  [control, value]: readonly [SharedView['control'], string],
  [records, count]: readonly [SharedView['records'], number],
): SharedView => ({ path, control, value, records, count })

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')

const VIEWS = [
  view('/gpl/fixtures?q=LIONS', [box, 'LIONS'], [list('Matches'), 2]),
  view('/gpl/fixtures?date=2025-01-28', [field('Date'), '2025-01-28'], [list('Matches'), 2]),
  view(
    '/gpl/fixtures?venue=Accra+Sports+Stadium',
    [field('Venue'), 'Accra Sports Stadium'],
    [list('Matches'), 2],
  ),
  view('/gpl/tables?season=2022%2F23', [field('Season'), '2022-23'], [rows, 18]),
  view('/gpl/tables?season=2021%2F22&view=Form', [field('Season'), '2021-22'], [rows, 18]),
  view('/gpl/teams?q=Accra&sort=name', [field('Sort by'), 'name'], [list('All Teams'), 4]),
  view('/gpl/teams?region=Volta', [field('Region'), 'Volta'], [list('All Teams'), 1]),
  view(
    '/gpl/players?team=Asante+Kotoko&position=Forward',
    [field('Position'), 'Forward'],
    [list('All Players'), 1],
  ),
  view('/gpl/news?category=Transfers&q=medeama', [box, 'medeama'], [list('Latest News'), 1]),
  view(
    '/gpl/shop?category=Accessories&team=Ghana',
    [field('Category'), 'Accessories'],
    [list('Products'), 1],
  ),
  view('/gpl/shop?size=XXL', [field('Size'), 'XXL'], [list('Products'), 2]),
] as const

async function expectView(page: Page, { control, value, records, count }: SharedView) {
  await expect(control(page)).toHaveValue(value)
  await expect(records(page)).toHaveCount(count)
}

test('an address shows the view that it was shared from', async ({ page }) => {
  test.slow()
  for (const shared of VIEWS) {
    await test.step(shared.path, async () => {
      await visit(page, shared.path)
      await expectView(page, shared)
    })
  }
})

test('Back returns to a view, and so does a reload', async ({ page }) => {
  const [shared] = VIEWS
  await visit(page, shared.path)
  await page.getByRole('banner').getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/gpl')
  await page.goBack()
  await expect(page).toHaveURL(shared.path)
  await expectView(page, shared)
  await page.reload()
  await expectView(page, shared)
})

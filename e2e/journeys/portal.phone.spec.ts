import { expect, test, visit } from '../support/test.ts'

const PAGES = ['Home', 'Live', 'Fixtures', 'Tables', 'Teams', 'Players', 'News', 'Shop']
const OTHER_SITES = ['FBC Partners', 'Subsidiaries', 'League company']

test('the icons of the header stand at the right, where a thumb finds them', async ({ page }) => {
  await visit(page, '/gpl/tables')
  const banner = page.getByRole('banner')
  const width = page.viewportSize()?.width ?? 0
  const menu = await banner.getByRole('button', { name: 'Open menu' }).boundingBox()
  const search = await banner.getByRole('button', { name: 'Search' }).boundingBox()
  expect(width - (menu?.x ?? 0) - (menu?.width ?? 0)).toBeLessThan(32)
  expect(search?.x).toBeGreaterThan(width / 2)
})

test('the menu leads to every page, and a choice closes it', async ({ page }) => {
  await visit(page, '/gpl')
  for (const [index, name] of PAGES.entries()) {
    await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link')).toHaveText([...PAGES, 'Subscribe Now', ...OTHER_SITES])
    await menu.getByRole('link', { name }).tap()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(index === 0 ? '/gpl' : `/gpl/${name.toLowerCase()}`)
  }
})

test('a team keeps its name while its figures scroll, and the page stays where it is', async ({
  page,
}) => {
  await visit(page, '/gpl/tables')
  const scroller = page.getByRole('region', { name: 'Table 2024/25' })
  const team = scroller.getByRole('rowheader').first()
  await scroller.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect(scroller.getByRole('columnheader', { name: 'Form' })).toBeInViewport()
  await expect(team).toBeInViewport({ ratio: 0.9 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

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

test('a row of the table opens its other figures, and nothing is cut off', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, '/gpl/tables')
    const table = page.getByRole('region', { name: 'Table 2024/25' })
    await expect(table.getByRole('columnheader')).toHaveText(['Pos', 'Team', 'P', 'GD', 'Pts'])
    const row = table.getByRole('row').nth(1)
    await expect(row.getByRole('cell')).toHaveText([/^1/, '14', '+15', '31'])
    await row.getByRole('button', { name: 'All figures of Asante Kotoko' }).tap()
    await expect(row.getByRole('cell')).toHaveCount(10)
    // The other figures are below the row's own line, not in it.
    const [first, won] = await Promise.all([
      row.getByRole('cell', { name: '31' }).boundingBox(),
      row.getByRole('cell', { name: /10$/ }).boundingBox(),
    ])
    expect(won?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0))
    const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth
    expect(await table.evaluate(isWhole)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
})

test('a bar in reach of a thumb leads to the most read pages, and covers nothing', async ({
  page,
}) => {
  await visit(page, '/gpl')
  const bar = page.getByRole('navigation', { name: 'Most read' })
  for (const name of ['Live', 'Fixtures', 'Tables', 'News', 'Home']) {
    await bar.getByRole('link', { name }).tap()
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const last = await page.getByRole('radio', { name: 'Dark' }).boundingBox()
  const top = (await bar.boundingBox())?.y ?? 0
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(top)
})

test('a toast covers nothing of the bar, whose links can be pressed at once', async ({ page }) => {
  await visit(page, '/gpl/shop')
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .tap()
  const note = await page.getByRole('status').getByText('Added to cart').boundingBox()
  const bar = page.getByRole('navigation', { name: 'Most read' })
  expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThan((await bar.boundingBox())?.y ?? 0)
  await bar.getByRole('link', { name: 'News' }).tap()
  await expect(page).toHaveURL('/gpl/news')
})

test('filters stand behind one button, and the first match on the first screen', async ({
  page,
}) => {
  await visit(page, '/gpl/fixtures')
  await expect(
    page.getByRole('region', { name: 'Matches' }).getByRole('article').first(),
  ).toBeInViewport()
  await expect(page.getByLabel('Date', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Filters', exact: true }).tap()
  await page.getByLabel('Date', { exact: true }).selectOption('2025-01-27')
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
})

import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('the league company reads as a full page without JavaScript', async ({ page }) => {
  await page.goto('/ghanapremiership')
  for (const text of [
    '$50M',
    '$20M',
    '$15M',
    '$10M',
    '$5M',
    'MOST POPULAR',
    '$2M',
    '$500K',
    '$100K',
  ]) {
    await expect(page.getByText(text, { exact: false }).first()).toBeVisible()
  }
  for (const id of ['fundraising', 'sponsorship', 'broadcast']) {
    await expect(page.locator(`#${id}`)).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /investment@/ })).toBeVisible()
})

test('phones have every filter and every figure of the portal without JavaScript', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/gpl/fixtures')
  await expect(page.getByLabel('Date', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeHidden()
  await page.goto('/gpl/tables')
  await expect(page.getByLabel('Season', { exact: true })).toBeVisible()
  const headers = page.getByRole('table').getByRole('columnheader')
  await expect(headers).toHaveText([
    'Pos',
    'Team',
    'P',
    'W',
    'D',
    'L',
    'GF',
    'GA',
    'GD',
    'Pts',
    'Form',
  ])
})

test('phones show no control that nothing answers without JavaScript, and every page in the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/careers', '/gold', '/ghanapremiership', '/gpl', '/gpl/fixtures']) {
    await page.goto(path)
    await expect(page.locator('button[type="button"]:visible')).toHaveCount(0)
  }
  const footer = page.getByRole('contentinfo')
  for (const name of ['Home', 'Live', 'Fixtures', 'Tables', 'Teams', 'Players', 'News', 'Shop'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
})

test('lists are filtered without JavaScript, by their selects', async ({ page }) => {
  const lists = [
    ['/gpl/shop', 'Category', 'Equipment', 'Products', /\?category=Equipment&/],
    ['/gpl/shop', 'Team', 'Asante Kotoko', 'Products', /[?&]team=Asante\+Kotoko&/],
    ['/gpl/teams?view=list', 'Region', 'Ashanti', 'Teams', /\?view=list&region=Ashanti&/],
    ['/gpl/players', 'Position', 'Goalkeeper', 'Players', /\?position=Goalkeeper&/],
    ['/news', 'Region', 'africa', 'Filter articles', /[?&]region=africa$/],
  ] as const
  for (const [path, label, choice, form, address] of lists) {
    await page.goto(path)
    const entries = page.locator('main article')
    const all = await entries.count()
    const filters = page.getByRole('search', { name: form })
    await filters.getByLabel(label, { exact: true }).selectOption(choice)
    // Texts in a `noscript` are not looked for by roles' names.
    await filters.locator('noscript button').click()
    await expect(page).toHaveURL(address)
    expect(await entries.count()).toBeGreaterThan(0)
    expect(await entries.count()).toBeLessThan(all)
    await expect(filters.getByLabel(label, { exact: true })).toHaveValue(choice)
  }
})

test('the news of the portal are filtered without JavaScript, by the buttons of their categories', async ({
  page,
}) => {
  await page.goto('/gpl/news?topic=Asante+Kotoko')
  const categories = page.getByRole('group', { name: 'Category' })
  await categories.getByRole('button', { name: 'Transfers', exact: true }).click()
  await expect(page).toHaveURL(/\?topic=Asante\+Kotoko&category=Transfers$/)
  await expect(categories.getByRole('button', { pressed: true })).toHaveText('Transfers')
})

test('the search says that it needs JavaScript', async ({ page }) => {
  await page.goto('/search?q=gold')
  // Texts in a `noscript` are not looked for by `getByText`.
  await expect(page.locator('noscript p', { has: page.locator('a') })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Search the web/ })).toBeVisible()
  await expect(page.getByRole('search')).toBeHidden()
  await expect(page.getByText('Type a word above')).toBeHidden()
})

test.describe('the 404 page', () => {
  test.use({ expectedConsole: /status of 404/ })

  test('does not lead into the search', async ({ page }) => {
    await page.goto('/nope')
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByRole('search')).toBeHidden()
  })
})

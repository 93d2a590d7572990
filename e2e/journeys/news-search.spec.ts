import type { Page } from '@playwright/test'
import { answerLater } from '../support/answers.ts'
import { expect, markDocument, test, visit } from '../support/test.ts'

const filters = (page: Page) => page.getByRole('search', { name: 'Filter articles' })
const articles = (page: Page) =>
  page.getByRole('region', { name: 'All Articles' }).getByRole('article')
const choose = (page: Page, filter: 'Category' | 'Region', value: string) =>
  filters(page).getByLabel(filter).selectOption(value)

test('news are counted, filtered by category and region together, and the address says so', async ({
  page,
}) => {
  await visit(page, '/fbcpartners/news')
  const isSameDocument = await markDocument(page)
  await expect(filters(page).getByLabel('Category').getByRole('option')).toHaveText([
    'all',
    'energy',
    'mining',
    'construction',
    'agriculture',
    'business',
    'technology',
  ])
  await expect(filters(page).getByLabel('Region').getByRole('option')).toHaveText([
    'all',
    'ghana',
    'africa',
    'global',
  ])
  await expect(page.getByText('8 article(s) found')).toBeVisible()
  await expect(articles(page)).toHaveCount(8)
  await expect(
    page.getByRole('region', { name: 'Featured Stories' }).getByRole('article'),
  ).toHaveCount(3)

  await choose(page, 'Category', 'energy')
  await expect(page.getByText('2 article(s) found')).toBeVisible()
  await expect(page).toHaveURL('/fbcpartners/news?category=energy')
  await choose(page, 'Region', 'ghana')
  await expect(page.getByText('1 article(s) found')).toBeVisible()
  await expect(articles(page)).toHaveCount(1)
  await expect(page).toHaveURL('/fbcpartners/news?category=energy&region=ghana')

  await page.goBack()
  await expect(filters(page).getByLabel('Region')).toHaveValue('all')
  await expect(page.getByText('2 article(s) found')).toBeVisible()
  expect(await isSameDocument()).toBe(true)
})

test('an address opens the news filtered, and forgives what it does not know', async ({ page }) => {
  await visit(page, '/news?category=mining&region=global')
  await expect(page.getByText('1 article(s) found')).toBeVisible()
  await expect(filters(page).getByLabel('Category')).toHaveValue('mining')
  await visit(page, '/news?category=nonsense&region=ghana')
  await expect(page.getByText('3 article(s) found')).toBeVisible()
  await expect(filters(page).getByLabel('Category')).toHaveValue('all')
})

test('filters that match nothing say so, and can be taken back', async ({ page }) => {
  await visit(page, '/news?category=technology&region=global')
  await expect(page.getByText('0 article(s) found')).toBeVisible()
  await expect(page.getByText('No news found')).toBeVisible()
  await expect(page.getByText('No articles available for the selected filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all articles' }).click()
  await expect(articles(page)).toHaveCount(8)
  await expect(page).toHaveURL('/news')
})

const box = (page: Page) => page.getByRole('search', { name: 'Site' }).getByRole('searchbox')
const button = (page: Page) =>
  page.getByRole('search', { name: 'Site' }).getByRole('button', { name: /^Search/ })
const results = (page: Page) => page.getByRole('list', { name: 'Search results' })

test('a search is blocked while its box is blank', async ({ page }) => {
  await visit(page, '/search')
  await expect(button(page)).toBeDisabled()
  await box(page).fill('   ')
  await expect(button(page)).toBeDisabled()
  await box(page).press('Enter')
  await expect(page).toHaveURL('/search')
  await expect(results(page)).toHaveCount(0)
  for (const name of ['About Us', 'Services', 'News & Updates']) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
  }
})

for (const [way, run] of [
  ['Enter', (page: Page) => box(page).press('Enter')],
  ['its button', (page: Page) => button(page).click()],
] as const) {
  test(`a search runs by ${way}, whatever the case, and writes itself into the address`, async ({
    page,
  }) => {
    await visit(page, '/fbcpartners/search')
    await box(page).fill('  GOLD ')
    await run(page)
    await expect(page).toHaveURL('/fbcpartners/search?q=GOLD')
    const found = results(page).getByRole('link', { name: 'FBC Gold', exact: true })
    await expect(page.getByRole('status').filter({ hasText: /results? for “GOLD”/ })).toBeVisible()
    await found.click()
    await expect(page).toHaveURL('/fbcpartners/gold')
    await page.goBack()
    await expect(box(page)).toHaveValue('GOLD')
    await expect(found).toBeVisible()
  })
}

test('a query in the address is searched for at once, its skeletons first', async ({ page }) => {
  const { answered, answer } = answerLater()
  await page.route('**/api/news', async (route) => {
    await answered
    await route.continue()
  })
  await visit(page, '/search?q=construction')
  await expect(page.getByRole('status', { name: 'Searching' })).toBeVisible()
  await expect(box(page)).toHaveValue('construction')
  await expect(button(page)).toBeDisabled()
  answer()
  await expect(page.getByRole('status', { name: 'Searching' })).toHaveCount(0)
  await expect(results(page).getByRole('link', { name: 'FBC Construction' }).first()).toBeVisible()
  await expect(button(page)).toBeEnabled()
})

test('each suggestion finds something of this site', async ({ page }) => {
  await visit(page, '/search')
  const chips = page.getByRole('list', { name: 'Suggestions' }).getByRole('button')
  await expect(chips).toHaveText([
    'Oil & Gas',
    'Procurement',
    'Forex Trading',
    'Gold Mining',
    'Construction',
    'Agriculture',
  ])
  for (const chip of await chips.all()) {
    const query = await chip.innerText()
    await chip.click()
    await expect(box(page)).toHaveValue(query)
    await expect(page.getByRole('status').filter({ hasText: `for “${query}”` })).toBeVisible()
    expect(await results(page).getByRole('listitem').count()).toBeGreaterThan(1)
  }
  await page.goBack()
  await expect(box(page)).toHaveValue('Construction')
})

test('where nothing is found the web search is left, in a new tab, and ways on', async ({
  page,
}) => {
  await visit(page, '/search')
  await box(page).fill('<b>zebra & "co"</b>')
  await box(page).press('Enter')
  await expect(page.getByText('No results found')).toBeVisible()
  const only = results(page).getByRole('link')
  await expect(only).toHaveCount(1)
  await expect(only).toHaveAttribute('target', '_blank')
  await expect(only).toHaveAttribute('rel', /noopener/)
  const url = new URL((await only.getAttribute('href')) ?? '')
  expect(url.searchParams.get('q')).toContain('<b>zebra & "co"</b>')
  await expect(page.getByRole('main').getByRole('link', { name: 'Services' })).toBeVisible()
})

test.describe('when the server cannot be read', () => {
  test.use({ expectedConsole: /Failed to load resource|could not read everything/ })

  test('the search still offers what it knows and the web', async ({ page }) => {
    await page.route(/\/api\/(news|subsidiaries)$/, (route) => route.abort())
    await visit(page, '/search?q=gold')
    await expect(results(page).getByRole('link', { name: 'Gold Mining' })).toBeVisible()
    await expect(
      results(page).getByRole('link', { name: /Search the web for “gold”/ }),
    ).toBeVisible()
    await expect(button(page)).toBeEnabled()
  })
})

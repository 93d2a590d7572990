import type { Page } from '@playwright/test'
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
  await expect(page.getByText('8 articles found')).toBeVisible()
  // The three featured articles are shown above, and not repeated in the list.
  await expect(articles(page)).toHaveCount(5)

  await choose(page, 'Category', 'energy')
  await expect(page.getByText('2 articles found')).toBeVisible()
  await expect(page).toHaveURL('/fbcpartners/news?category=energy')
  await choose(page, 'Region', 'ghana')
  await expect(page.getByText('1 article found')).toBeVisible()
  await expect(articles(page)).toHaveCount(1)
  await expect(page).toHaveURL('/fbcpartners/news?category=energy&region=ghana')

  await page.goBack()
  await expect(filters(page).getByLabel('Region')).toHaveValue('all')
  await expect(page.getByText('2 articles found')).toBeVisible()
  expect(await isSameDocument()).toBe(true)
})

const box = (page: Page) => page.getByRole('search', { name: 'Site' }).getByRole('searchbox')
const results = (page: Page) => page.getByRole('list', { name: 'Search results' })

test('a search writes itself into the address, leads to another remote, and is there again by Back', async ({
  page,
}) => {
  await visit(page, '/fbcpartners/search')
  await box(page).fill('  GOLD ')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/fbcpartners/search?q=GOLD')
  const found = results(page).getByRole('link', { name: 'FBC Gold', exact: true })
  await expect(page.getByRole('status').filter({ hasText: /results? for “GOLD”/ })).toBeVisible()
  await found.click()
  await expect(page).toHaveURL('/fbcpartners/gold')
  await page.goBack()
  await expect(box(page)).toHaveValue('GOLD')
  await expect(found).toBeVisible()
})

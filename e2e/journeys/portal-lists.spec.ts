import { count, pick, search } from '../support/portal.ts'
import { expect, test, visit } from '../support/test.ts'

test('teams are found by name or city, region and sort', async ({ page }) => {
  await visit(page, '/gpl/teams')
  await expect(count(page)).toHaveText('18 teams')
  await pick(page, 'Region', 'Greater Accra')
  await expect(page).toHaveURL('/gpl/teams?region=Greater+Accra')
  await expect(count(page)).not.toHaveText('18 teams')
  await pick(page, 'Region', 'All')
  await search(page, 'Teams').fill('kumasi')
  await expect(page.getByRole('region', { name: 'All Teams' })).toContainText('Asante Kotoko')
  await search(page, 'Teams').fill('')
  await page.getByRole('button', { name: 'List view' }).click()
  await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page).toHaveURL('/gpl/teams?view=list')
})

test('players are found by search, position and team together', async ({ page }) => {
  await visit(page, '/gpl/players')
  for (const best of ['Top Scorers', 'Top Assisters']) {
    await expect(page.getByRole('region', { name: best }).getByRole('listitem')).toHaveCount(5)
  }
  await pick(page, 'Team', 'Asante Kotoko')
  await pick(page, 'Position', 'Forward')
  await expect(page).toHaveURL('/gpl/players?team=Asante+Kotoko&position=Forward')
  const cards = page.getByRole('region', { name: 'All Players' }).getByRole('article')
  await expect(cards.first()).toContainText('Asante Kotoko, Forward')
  await expect(cards.filter({ hasNotText: 'Asante Kotoko, Forward' })).toHaveCount(0)
  const profile = cards.first().getByRole('link', { name: /^View Profile/ })
  await expect(profile).toHaveAttribute('target', '_blank')
  await search(page, 'Players').fill('nobody of this name')
  await expect(page.getByText('No players found')).toBeVisible()
  await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible()
})

test('news are found by category and search together', async ({ page }) => {
  await visit(page, '/gpl/news')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GPL News & Updates')
  const categories = page.getByRole('group', { name: 'Category' }).getByRole('button')
  await expect(categories).toHaveText([
    'All',
    'Transfers',
    'Match Reports',
    'Interviews',
    'Analysis',
    'Youth',
    'International',
  ])
  await expect(categories.first()).toHaveAttribute('aria-pressed', 'true')
  await categories.nth(1).click()
  await expect(page).toHaveURL('/gpl/news?category=Transfers')
  const latest = page.getByRole('region', { name: 'Latest News' })
  await expect(latest.getByText(/^2 articles found$/)).toBeVisible()
  await page.getByPlaceholder('Search news articles...').fill('MEDEAMA')
  await expect(latest.getByText(/^1 articles found$/)).toBeVisible()
  await page.goBack()
  await expect(categories.first()).toHaveAttribute('aria-pressed', 'true')
  // The caret is still in the field, and the text is gone with its address.
  await expect(page.getByPlaceholder('Search news articles...')).toHaveValue('')
})

test('products are found by search, category and team together', async ({ page }) => {
  await visit(page, '/gpl/shop')
  await expect(page.getByText('FREE SHIPPING ON ALL ORDERS')).toBeVisible()
  await expect(count(page)).toHaveText('8 items')
  await page.getByRole('group', { name: 'Categories' }).getByRole('button').first().click()
  await expect(page).toHaveURL('/gpl/shop?category=National+Team')
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('National Team')
  await pick(page, 'Team', 'Hearts of Oak')
  await expect(page.getByText('No products found')).toBeVisible()
  await page.goBack()
  const product = page.getByRole('region', { name: 'Products' }).getByRole('article').first()
  await product.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Added to cart' })).toBeVisible()
})

test('filters that are changed at one go all count', async ({ page }) => {
  await visit(page, '/gpl/players')
  await search(page, 'Players').fill('a')
  await pick(page, 'Position', 'Midfielder')
  await pick(page, 'Team', 'Asante Kotoko')
  await expect(page).toHaveURL('/gpl/players?q=a&position=Midfielder&team=Asante+Kotoko')
})

test('what is typed before the scripts have come is searched for', async ({ page }) => {
  let comeOn = () => {}
  const held = new Promise<void>((resolve) => (comeOn = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/gpl/teams?region=Ashanti', { waitUntil: 'commit' })
  await search(page, 'Teams').fill('kumasi')
  await page.getByRole('heading', { level: 1 }).click()
  comeOn()
  await expect(page).toHaveURL('/gpl/teams?region=Ashanti&q=kumasi')
  await expect(search(page, 'Teams')).toHaveValue('kumasi')
  await expect(page.getByRole('region', { name: 'All Teams' })).toContainText('Asante Kotoko')
})

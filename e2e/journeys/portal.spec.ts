import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, markDocument, test, visit } from '../support/test.ts'

const search = (page: Page, name: string) =>
  page.getByRole('search', { name }).getByRole('searchbox')
const pick = (page: Page, filter: string, value: string) =>
  page.getByRole('main').getByLabel(filter, { exact: true }).selectOption(value)
const count = (page: Page) => page.getByRole('main').getByRole('status')
const matches = (page: Page) => page.getByRole('region', { name: 'Matches' }).getByRole('article')

/** What a click saves, as text. */
async function saved(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('the portal has eight pages in its header, and marks the one that is shown', async ({
  page,
}) => {
  await visit(page, '/gpl/tables')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const names = ['Home', 'Live', 'Fixtures', 'Tables', 'Teams', 'Players', 'News', 'Shop']
  await expect(links).toHaveText(names)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  await expect(links.nth(3)).toHaveAttribute('aria-current', 'page')
  const isSameDocument = await markDocument(page)
  await links.nth(5).click()
  await expect(page).toHaveURL('/gpl/players')
  await expect(links.nth(5)).toHaveAttribute('aria-current', 'page')
  await banner.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/gpl')
  await expect(banner.getByRole('link', { name: 'Back to Home' })).toHaveCount(0)
  expect(await isSameDocument()).toBe(true)
})

test('the hero of the portal shows each of three slides for 6 s', async ({ page }) => {
  await page.clock.install()
  await page.goto('/gpl')
  const hero = page.getByRole('region', { name: 'Highlights of the league' })
  await hero.getByRole('button', { name: 'Pause rotation' }).click()
  await page.mouse.move(0, 0)
  await page.clock.pauseAt(Date.now() + 60_000)
  await hero.getByRole('button', { name: 'Start rotation' }).click()
  await page.mouse.move(0, 0)
  const dots = hero.getByRole('button', { name: /^Go to slide/ })
  await expect(dots).toHaveCount(3)
  for (const slide of [0, 1, 2, 0]) {
    await expect(dots.nth(slide)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(5_999)
    await expect(dots.nth(slide)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(1)
  }
})

test('fixtures are found by team and date together, and the address says so', async ({ page }) => {
  await visit(page, '/gpl/fixtures')
  await expect(matches(page)).toHaveCount(8)
  await search(page, 'Fixtures').fill('hearts OF')
  await expect(matches(page)).toHaveCount(1)
  await expect(count(page)).toHaveText('1 match')
  await expect(page).toHaveURL(/\/gpl\/fixtures\?q=hearts/)
  const dates = page.getByLabel('Date', { exact: true }).getByRole('option')
  await expect(dates.first()).toHaveText('All Dates')
  await expect(dates).toHaveCount(5)

  for (const date of ['2025-01-26', '2025-01-27', '2025-01-28', '2025-01-29']) {
    await visit(page, `/gpl/fixtures?date=${date}`)
    await expect(
      page.getByRole('region', { name: 'Matches' }).getByRole('heading', { level: 2 }),
    ).toHaveCount(1)
  }
})

test('fixtures that match nothing say so, and leave nothing to export', async ({ page }) => {
  await visit(page, '/gpl/fixtures')
  await search(page, 'Fixtures').fill('Arsenal')
  await expect(page.getByText('No matches found')).toBeVisible()
  await expect(page.getByText('Try adjusting your search or date filters.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export Calendar' })).toBeDisabled()
})

test('a live match is watched in a new tab, the others can be set as reminders', async ({
  page,
}) => {
  await visit(page, '/gpl/fixtures')
  const watch = matches(page).getByRole('link', { name: /^Watch Live/ })
  await expect(watch).toHaveAttribute('href', '/gpl/live')
  await expect(watch).toHaveAttribute('target', '_blank')
  await expect(watch).toHaveAttribute('rel', /noopener/)
  await expect(matches(page).getByRole('button', { name: /^Set Reminder/ })).toHaveCount(7)
  const details = matches(page).getByRole('button', { name: /^Details/ })
  await expect(details).toHaveCount(8)
  await details.first().click()
  await expect(details.first()).toHaveAttribute('aria-expanded', 'true')
})

test('Export Calendar saves the matches that are listed', async ({ page }) => {
  await visit(page, '/gpl/fixtures?date=2025-01-26')
  const listed = await matches(page).count()
  const { name, text } = await saved(page, 'Export Calendar')
  expect(name).toMatch(/\.ics$/)
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(listed)
  expect(text.match(/DTSTART;TZID=Africa\/Accra:20250126T/g)).toHaveLength(listed)
})

test('each season has a table of its own, and the address says which', async ({ page }) => {
  await visit(page, '/gpl/tables')
  const season = page.getByLabel('Season')
  await expect(season.getByRole('option')).toHaveText(['2024/25', '2023/24', '2022/23', '2021/22'])
  const leaders = new Set<string>()
  for (const name of ['2024/25', '2023/24', '2022/23', '2021/22']) {
    await season.selectOption(name)
    const table = page.getByRole('table', { name: `League table ${name}` })
    await expect(table.getByRole('row')).toHaveCount(19)
    leaders.add(await table.innerText())
  }
  expect(leaders.size).toBe(4)
  await expect(page).toHaveURL('/gpl/tables?season=2021%2F22')
  await page.goBack()
  await expect(season).toHaveValue('2022/23')
})

test('views of the table are tabs that arrows move through', async ({ page }) => {
  await visit(page, '/gpl/tables')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await expect(tab('Table')).toHaveAttribute('aria-selected', 'true')
  await tab('Table').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Form')).toBeFocused()
  await expect(page).toHaveURL('/gpl/tables?view=Form')
  await page.keyboard.press('End')
  await expect(tab('Stats')).toHaveAttribute('aria-selected', 'true')
})

test('Export Table saves the rows that are shown', async ({ page }) => {
  await visit(page, '/gpl/tables?season=2022%2F23')
  const first = page.getByRole('table').getByRole('row').nth(1).getByRole('rowheader')
  const leader = (await first.textContent())?.replace(/ \(.*\)$/, '').trim() ?? ''
  const { name, text } = await saved(page, 'Export Table')
  expect(name).toBe('gpl-table-2022-23.csv')
  const rows = text.trim().split('\r\n')
  expect(rows).toHaveLength(19)
  expect(rows[0]).toContain('Position,Team,Played')
  expect(leader).toContain(rows[1]?.split(',')[1] ?? 'no team')
})

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
  for (const card of await cards.all()) await expect(card).toContainText('Asante Kotoko, Forward')
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
  await page.getByPlaceholder('Search news articles...').fill('')
  await page.goBack()
  await expect(categories.first()).toHaveAttribute('aria-pressed', 'true')
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

test('the search overlay narrows its suggestions, leads on, and closes by Cancel', async ({
  page,
}) => {
  await visit(page, '/gpl/tables')
  const open = page.getByRole('button', { name: 'Search', exact: true })
  const overlay = page.getByRole('dialog', { name: 'Search the portal' })
  await open.click()
  await expect(overlay.getByRole('region')).toHaveCount(3)
  await overlay.getByRole('searchbox').fill('kotoko')
  await expect(overlay.getByRole('region', { name: 'Popular searches' })).toBeVisible()
  const teams = overlay.getByRole('region', { name: 'Teams' })
  await expect(teams.getByRole('link')).toHaveText(['Asante Kotoko'])
  await overlay.getByRole('button', { name: 'Cancel' }).click()
  await expect(overlay).toBeHidden()
  await open.click()
  await expect(overlay.getByRole('searchbox')).toHaveValue('')
  await overlay.getByRole('link', { name: 'Hearts of Oak' }).click()
  await expect(overlay).toBeHidden()
  await expect(page).toHaveURL(/\/gpl\/teams\?q=Hearts/)
  await expect(count(page)).toHaveText('1 team')
  await open.click()
  await overlay.getByRole('searchbox').fill('clash')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/gpl/news?q=clash')
})

test('Login and Subscribe Now say that there are no accounts yet', async ({ page }) => {
  await visit(page, '/gpl')
  for (const name of ['Login', 'Subscribe Now']) {
    await page.getByRole('banner').getByRole('button', { name }).click()
    const toast = page.getByRole('status').filter({ hasText: 'Accounts are not open yet' })
    await expect(toast).toBeVisible()
    await toast.getByRole('button', { name: 'Close' }).click()
  }
})

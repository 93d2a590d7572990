import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { count, search } from '../support/portal.ts'
import { expect, test, visit } from '../support/test.ts'

const matches = (page: Page) => page.getByRole('region', { name: 'Matches' }).getByRole('article')

/** What a click saves, as text. */
async function saved(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

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

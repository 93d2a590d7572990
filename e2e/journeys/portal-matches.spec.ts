import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/test.ts'

const matches = (page: Page) => page.getByRole('region', { name: 'Matches' }).getByRole('article')

/** Clicks a button and returns the file that it saves, as text. */
async function saved(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('Export Calendar saves the matches that are listed', async ({ page }) => {
  await visit(page, '/gpl/fixtures?date=2025-01-26')
  await expect(matches(page).first()).toBeVisible()
  const listed = await matches(page).count()
  const { name, text } = await saved(page, 'Export Calendar')
  expect(name).toMatch(/\.ics$/)
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(listed)
  expect(text.match(/DTSTART;TZID=Africa\/Accra:20250126T/g)).toHaveLength(listed)
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

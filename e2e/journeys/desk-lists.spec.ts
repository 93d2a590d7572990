import { readFile } from 'node:fs/promises'
import { openPart, signIn } from '../support/desk.ts'
import { expectAccessible } from '../support/checks/axe.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page }) => signIn(page))

test('what the filters of a list show is saved for a spreadsheet', async ({ page }) => {
  await page.goto('/desk/openings?q=engineer')
  await expect(page.getByRole('row')).toHaveCount(2)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^openings-\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^Title,State,Department/)
  expect(lines[1]).toMatch(/^Senior Oil & Gas Engineer,Published/)
})

test('records are chosen and taken back by keyboard, and it is undone', async ({
  page,
  request,
}) => {
  const isOpen = async (title: string) =>
    (await (await request.get('/careers')).text()).includes(title)
  const titles = ['Agricultural Specialist', 'Gold Trading Analyst']
  await openPart(page, 'Openings')
  for (const title of titles) {
    await page.getByRole('checkbox', { name: `Choose ${title}` }).focus()
    await page.keyboard.press('Space')
  }
  const bar = page.getByRole('group', { name: 'Chosen records' })
  await expect(bar.getByRole('status')).toHaveText('2 chosen')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Unpublish' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: '2 openings are taken back' })).toBeFocused()
  for (const title of titles) await expect.poll(() => isOpen(title)).toBe(false)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  for (const title of titles) await expect.poll(() => isOpen(title)).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a record that was deleted comes back as it was', async ({ page, request }) => {
  const isShown = async () =>
    (await (await request.get('/careers')).text()).includes('Procurement Manager')
  await openPart(page, 'Openings')
  await page.getByRole('link', { name: 'Procurement Manager' }).click()
  await page.getByRole('button', { name: 'Delete this opening' }).click()
  await expect(page.getByText('1 opening is deleted')).toBeVisible()
  await expect.poll(isShown).toBe(false)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Procurement Manager' })).toBeVisible()
  await expect.poll(isShown).toBe(true)
})

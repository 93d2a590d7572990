import { expectAccessible } from '../support/checks/axe.ts'
import { openPart, signIn } from '../support/desk.ts'
import { expect, test } from '../support/test.ts'

/** CSV file with one match. */
const CSV = (
  name: string,
  goals: string,
) => `round,date,time,home,away,ground,status,home_goals,away_goals,home_half,away_half,note
1,2021-10-31,15:00,${name},Medeama,,,${goals},1,,,
`

// Some of these tests provoke a refusal.
test.use({ expectedConsole: /status of 400/ })
test.beforeEach(({ page }) => signIn(page))

test('a squad is pasted, checked, taken and taken back', async ({ page }) => {
  await openPart(page, 'Seasons')
  await page.getByRole('link', { name: '2021/22' }).click()
  await page.getByRole('link', { name: /^Squad of Hearts of Oak/ }).click()
  await page
    .getByLabel('Players', { exact: true })
    .fill('1; Kofi Nyarko; GK; 1998-04-23\n9; Yaw; ; x')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(page.getByText(/^Line 2, column/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take this squad' })).toHaveCount(0)
  await page.getByLabel('Players', { exact: true }).fill('31; Kofi Nyarko; GK; 1998-04-23')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take this squad' }).click()
  const players = page.getByRole('region', { name: 'Players' })
  await expect(players.getByRole('rowheader', { name: 'Kofi Nyarko' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Kofi Nyarko')).toHaveCount(0)
})

test('a decision on points is entered and withdrawn', async ({ page }) => {
  await page.goto('/desk/seasons/2021-22')
  await page.getByRole('button', { name: 'Add a decision' }).click()
  const form = page.getByRole('form', { name: 'Add a decision' })
  await form.getByLabel('Points').fill('-3')
  await form.getByRole('button', { name: 'Enter the decision' }).click()
  await expect(form.getByText('Say why')).toBeVisible()
  await form.getByLabel('Reason').fill('Fielded a suspended player')
  await form.getByLabel('Day of the decision').fill('2022-02-01')
  await form.getByRole('button', { name: 'Enter the decision' }).click()
  await expect(
    page.getByRole('region', { name: 'Decisions' }).getByText('Fielded a suspended player'),
  ).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Table as it stands' }).getByText('(−3)'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('The appeal was upheld')
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Table as it stands' }).getByText('(−3)'),
  ).toHaveCount(0)
})

test('a file is previewed, an unknown name answered once, and it is taken', async ({ page }) => {
  await page.goto('/desk/seasons/import?competition=gpl&season=2030-31')
  const choose = (text: string) =>
    page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'round.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose(CSV('Hearts of Oak', 'two'))
  await expect(page.getByText(/^Line 2, column \d+/)).toBeVisible()
  await choose(CSV('The Phobians', '2'))
  await page.getByLabel('The Phobians').selectOption({ label: 'Hearts of Oak' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go on with these clubs' }).click()
  await page.getByRole('button', { name: 'Take this file' }).click()
  await expect(page.getByText('round.csv is taken: 1 match is new')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone')).toBeVisible()
})

test('a match has its facts, events and line-ups', async ({ page }) => {
  await page.goto('/desk/fixtures?season=2024-25&club=hearts-of-oak')
  await page.getByRole('row').nth(1).getByRole('link').click()
  const form = page.getByRole('form', { name: 'Result and facts' })
  await form.getByLabel(/^Home score/).fill('7')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Say why')).toBeVisible()
  await form.getByLabel('Reason').fill('Misread')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByRole('region', { name: 'What was changed' }).getByText('Misread').first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Add red card' }).click()
  await page.getByLabel('Minute').fill('80')
  await page.getByLabel('Player').fill('Nobody Known')
  await page.getByRole('button', { name: 'Save events' }).click()
  const events = page.getByRole('region', { name: 'What happened' })
  await expect(events.getByText('Nobody Known')).toBeVisible()
  await expectAccessible(page)
  await events
    .getByRole('row')
    .filter({ hasText: 'Nobody Known' })
    .getByRole('button', { name: 'Withdraw' })
    .click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Another match')
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  await expect(events.getByText('Withdrawn')).toBeVisible()
  await page.getByRole('button', { name: 'Choose players' }).click()
  await page
    .getByRole('region', { name: /^Line-up of/ })
    .first()
    .getByRole('combobox')
    .first()
    .selectOption('Starts')
  await page.getByRole('button', { name: 'Save line-ups' }).click()
  await expect(page.getByText('The line-ups are saved').first()).toBeVisible()
})

import type { Locator, Page } from '@playwright/test'
import { ADMINISTRATOR } from '../support/desk.ts'
import { expectAccessible } from '../support/checks/axe.ts'
import { press, reach, typeDay } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

const DAY_MS = 86_400_000
const dayFromToday = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** Timeout for a saved change to reach visitors, in milliseconds: twice the limit, for a busy machine. */
const VISIBLE_MS = 10_000

const CORRECTION = 'A goal in the 90th minute was missed'

interface Fixture {
  readonly status: string
  readonly score: { readonly home: number } | null
}

/** Slug of the match in a row. */
const slugOf = async (row: Locator) =>
  (await row.getByRole('link').getAttribute('href'))?.split('/').at(-1) ?? ''

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true })

async function signInByKeyboard(page: Page): Promise<void> {
  await page.goto('/desk')
  await reach(page, page.getByLabel('Username'))
  await page.keyboard.type(ADMINISTRATOR.username)
  await reach(page, page.getByLabel('Password'))
  await page.keyboard.type(ADMINISTRATOR.password)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Today')
}

test('a season begins and a round is entered by keyboard alone', async ({ page, request }) => {
  test.slow()
  const began = Date.now()
  await signInByKeyboard(page)

  await press(page, link(page, 'Seasons'))
  await expect(heading(page)).toHaveText('Seasons')
  await press(page, link(page, 'New season'))
  await expect(page.getByText('18 chosen')).toBeVisible()
  const name = await page.getByLabel('Name', { exact: true }).inputValue()
  await typeDay(page, page.getByLabel('First day'), dayFromToday(-10))
  await typeDay(page, page.getByLabel('Last day'), dayFromToday(300))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(name)
  await expectAccessible(page)

  await press(page, button(page, 'Show the rounds'))
  await expect(page.getByText('34 rounds, 306 matches')).toBeVisible()
  await press(page, button(page, 'Make these rounds'))
  await press(page, link(page, 'Round 1'))
  await expect(heading(page)).toHaveText('Round 1')

  const rows = page.getByRole('row').filter({ has: page.getByRole('textbox') })
  await expect(rows).toHaveCount(9)
  const home = (place: number) => rows.nth(place).getByLabel(/^Home score: /)
  await reach(page, home(0))
  for (let place = 0; place < 8; place += 1) {
    await page.keyboard.type(String(place % 4))
    await page.keyboard.press('Tab')
    await page.keyboard.type(String(place % 3))
    await page.keyboard.press('Tab')
  }
  await expect(home(8)).toBeFocused()
  // From a score, Shift+Tab reaches the other actions of its match.
  await press(page, button(rows.nth(8), 'Postpone'), 'Shift+Tab')
  await expect(rows.nth(8).getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('Waterlogged pitch')

  await reach(page, home(0), 'Shift+Tab')
  await press(page, button(rows.nth(0), 'More'), 'Shift+Tab')
  for (const [place, minute] of ['67', '90+2'].entries()) {
    await press(page, button(rows.nth(0), 'Add red card'))
    const card = rows.nth(0).getByRole('group', { name: `Event ${place + 1}`, exact: true })
    await expect(card.getByLabel('What')).toBeFocused()
    await reach(page, card.getByLabel('Minute'))
    await page.keyboard.type(minute)
    await page.keyboard.press('Tab')
    await page.keyboard.type(place === 0 ? 'Kofi Mensah' : 'Yaw Boateng')
  }
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Matchday 1 is saved: 9 matches').first()).toBeVisible()

  await reach(page, home(1))
  const corrected = await slugOf(rows.nth(1))
  await page.keyboard.type('3')
  const reason = rows.nth(1).getByLabel('Reason')
  await reach(page, reason)
  await page.keyboard.type(CORRECTION)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Matchday 1 is saved: 1 match').first()).toBeVisible()
  const took = Date.now() - began
  test.info().annotations.push({ type: 'by keyboard', description: `${Math.round(took / 1000)} s` })
  process.stdout.write(`a season and its first round by keyboard: ${(took / 1000).toFixed(1)} s\n`)

  const season = new URL(page.url()).pathname.split('/')[3] ?? ''
  const fixtures = async () => {
    const answer = await request.get(`/api/league/seasons/${season}/fixtures?round=1`)
    return (await answer.json()) as Fixture[]
  }
  const results = async () =>
    (await fixtures()).map(({ status, score }) => `${status} ${score?.home ?? '-'}`).toSorted()
  const expected = ['0', '3', '2', '3', '0', '1', '2', '3'].map((goals) => `finished ${goals}`)
  await expect
    .poll(results, { timeout: VISIBLE_MS })
    .toEqual([...expected, 'postponed -'].toSorted())

  // Without scripts, a visitor reads the correction with its reason, and the table of the new season.
  const documentAt = async (path: string) => (await request.get(path)).text()
  await expect
    .poll(() => documentAt(`/gpl/matches/${corrected}`), { timeout: VISIBLE_MS })
    .toContain(CORRECTION)
  await expect.poll(() => documentAt('/gpl/tables'), { timeout: VISIBLE_MS }).toContain(name)
})

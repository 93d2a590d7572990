import type { Locator, Page } from '@playwright/test'
import { openPart } from '../support/desk.ts'

const DAY_MS = 86_400_000
const fromToday = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

type Keep = (page: Page, name: string, about?: Locator) => Promise<void>

/**
 * Creates a season that began a fortnight ago, as a league editor, and enters half of its second round.
 *
 * @returns path of that round.
 */
export async function asLeagueEditor(page: Page, keep: Keep): Promise<string> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await openPart(page, 'Seasons')
  await page.getByRole('link', { name: 'New season' }).click()
  await page.getByText('18 chosen').waitFor()
  const season = await page.getByLabel('Name', { exact: true }).inputValue()
  await page.getByLabel('First day').fill(fromToday(-14))
  await page.getByLabel('Last day').fill(fromToday(250))
  await press('Create season')
  await press('Show the rounds')
  await press('Make these rounds')
  const round = (number: number) => page.getByRole('link', { name: `Round ${number}`, exact: true })
  await round(1).click()
  await enter(page, 9)
  await press('Save round')
  await page.getByRole('group', { name: /^Matchday 1 is saved/ }).waitFor()
  await openPart(page, 'Today')
  await keep(page, 'league-editor-today', page.getByText(/results are missing/))
  await openPart(page, 'Seasons')
  await page.getByRole('link', { name: season, exact: true }).click()
  await keep(page, 'season', round(2))
  await round(2).click()
  await enter(page, 4)
  await row(page, 4).getByRole('button', { name: 'Postpone' }).click()
  await row(page, 4).getByLabel('Reason').fill('Waterlogged pitch')
  await keep(page, 'round')
  const { pathname } = new URL(page.url())
  await press('Save round')
  await page.getByRole('group', { name: /^Matchday 2 is saved/ }).waitFor()
  return pathname
}

const row = (page: Page, place: number) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('textbox') })
    .nth(place)

/** Enters typical scores for the first matches of the round. */
async function enter(page: Page, matches: number): Promise<void> {
  await row(page, 0).waitFor()
  for (let place = 0; place < matches; place += 1) {
    await row(page, place)
      .getByLabel(/^Home score/)
      .fill(String((place * 2) % 4))
    await row(page, place)
      .getByLabel(/^Away score/)
      .fill(String(place % 3))
  }
}

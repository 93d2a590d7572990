import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/checks/axe.ts'
import { signIn } from '../support/desk.ts'
import { newLiveMatch, tap } from '../support/live-match.ts'
import { expect, test, visit } from '../support/test.ts'

/** Texts announced to assistive software. */
const spoken = (page: Page) =>
  page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)

/** Records announcements from now on. A reload loses the record, so a kept record shows that there was none. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { spoken: said })
    const region = document.querySelector('body > [role="status"]')
    if (!region) throw new Error('Nothing is there to speak')
    new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true })
  })

test('a goal at the touchline is on every open page, said once, and in the title', async ({
  page,
  browser,
}) => {
  const desk = await (await browser.newContext()).newPage()
  await signIn(desk)
  const match = await newLiveMatch(desk, 'hearts-of-oak', 'asante-kotoko')
  await tap(desk, match, 'kick-off')

  const opened = page.waitForResponse(/\/stream$/)
  await visit(page, `/gpl/matches/${match}`)
  await opened
  await expect(page).toHaveTitle("0–0 Hearts of Oak – Asante Kotoko, 1'")
  await listen(page)

  await tap(desk, match, 'goal', 'home')
  await expect(page).toHaveTitle("1–0 Hearts of Oak – Asante Kotoko, 1'")
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 - 0')
  const events = page.getByRole('region', { name: 'Match Events' })
  await expect(events.getByText('Goal, Hearts of Oak')).toBeVisible()
  const goal = 'Goal for Hearts of Oak, minute 1. Hearts of Oak 1, Asante Kotoko 0.'
  await expect.poll(() => spoken(page)).toEqual([goal])
  await expectAccessible(page)

  // An announcement is not repeated on another page, nor on return.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Live', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live Match')
  await page.goBack()
  await expect(page).toHaveTitle("1–0 Hearts of Oak – Asante Kotoko, 1'")

  await tap(desk, match, 'goal', 'away')
  await expect(page).toHaveTitle("1–1 Hearts of Oak – Asante Kotoko, 1'")
  await expect.poll(() => spoken(page)).toHaveLength(2)
  expect((await spoken(page))[1]).toContain('Hearts of Oak 1, Asante Kotoko 1.')

  await tap(desk, match, 'half-time')
  await expect(page).toHaveTitle('1–1 Hearts of Oak – Asante Kotoko, HT')
  await tap(desk, match, 'second-half')
  await tap(desk, match, 'full-time')
  await expect(page).toHaveTitle('Hearts of Oak 1 - 1 Asante Kotoko, GPL')
  await expect(page.getByText('Full time').first()).toBeVisible()
  expect(await spoken(page)).toHaveLength(2)
})

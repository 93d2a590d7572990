import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/checks/axe.ts'
import { acceptInvitation, invite, signIn, type Person } from '../support/desk.ts'
import { newScoredMatch } from '../support/scored-match.ts'
import { expect, test } from '../support/test.ts'

const SCORER: Person = {
  name: 'Efua Sarpong',
  username: 'efua.sarpong',
  password: 'a quiet harmattan evening',
}
const [ONE, TWO]: [Person, Person] = [
  { name: 'Adwoa Badu', username: 'adwoa.badu', password: 'the last bus to tamale' },
  { name: 'Kojo Antwi', username: 'kojo.antwi', password: 'a slow train to kumasi' },
]
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const HOUR_MS = 3_600_000
/** Tolerance between an event's time in the report and the press, which takes time itself, in milliseconds. */
const SECOND_MS = 1_000
/** Timeout for a page to be cached, or for changes to be sent, on a busy machine. */
const KEPT_MS = 30_000

interface Report {
  readonly status: string
  readonly score: { readonly home: number; readonly away: number }
  readonly events: readonly {
    readonly id: string
    readonly type: string
    readonly player: { readonly name: string } | null
    readonly corrects: string | null
    readonly withdrawn: boolean
  }[]
}

const dock = (page: Page) => page.getByRole('region', { name: 'Score', exact: true })
const press = (page: Page, name: string | RegExp) =>
  dock(page).getByRole('button', { name }).first().tap()
const pressFor = (page: Page, side: string, name: string) =>
  dock(page).getByRole('region', { name: side }).getByRole('button', { name }).tap()

/** Waits until the keys take a press: those of a question that has just appeared ignore the end of a double tap. */
const ready = (page: Page) =>
  expect(dock(page).locator('button:disabled, [aria-disabled="true"]')).toHaveCount(0)

/** Opens a phone and creates the scorer's account. */
async function newPhone(
  browser: Browser,
  invitation: string,
  scorer: Person,
): Promise<{ readonly phone: BrowserContext; readonly first: Page }> {
  const phone = await browser.newContext(PHONE)
  const first = await phone.newPage()
  await acceptInvitation(first, invitation, scorer, 'Matches to score')
  return { phone, first }
}

async function openPhone(phone: BrowserContext, match: string): Promise<Page> {
  const page = await phone.newPage()
  await page.goto(`/desk/score/${match}`)
  await expect(dock(page)).toBeVisible()
  return page
}

/** Waits until the phone has cached all that the page needs offline. */
async function kept(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          const cache = await caches.open('desk-score-v1')
          return (
            Boolean(registration?.active) && (await cache.match(location.pathname)) !== undefined
          )
        }),
      { timeout: KEPT_MS },
    )
    .toBe(true)
}

// An offline phone logs this error.
test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ })

test('a half is scored without a network, and the report is whole', async ({ page, browser }) => {
  test.slow()
  await signIn(page)
  const invitation = await invite(page, SCORER, 'Scorer')
  const { phone, first } = await newPhone(browser, invitation, SCORER)
  await expect(first.getByText('No match is yours')).toBeVisible()
  const match = await newScoredMatch(page, [SCORER.username], 2015)

  await first.goto('/desk/score')
  await first.getByRole('link', { name: /Hearts of Oak v Asante Kotoko/ }).tap()
  await expect(dock(first).getByText('Line-up: Hearts of Oak')).toBeVisible()
  await expectAccessible(first)
  for (let shirt = 1; shirt <= 13; shirt += 1) await press(first, new RegExp(`^${shirt} `))
  await press(first, 'Keep this line-up')
  await press(first, 'Skip')
  await kept(first)

  /** Expected events, with the time of each press. */
  const truth: { readonly type: string; readonly at: number }[] = []
  const now = async (page: Page, type: string) => {
    await ready(page)
    truth.push({ type, at: Date.now() })
  }

  await now(first, 'kick-off')
  await press(first, 'Start match')
  await expect(first.getByText('All sent')).toBeVisible()
  await phone.setOffline(true)
  await now(first, 'goal')
  await pressFor(first, 'Hearts of Oak', 'Goal')
  await press(first, /^9 /)
  await expect(first.getByText('1 waiting for a network, kept on this phone')).toBeVisible()
  await expectAccessible(first)
  await first.close()

  const second = await openPhone(phone, match)
  await expect(second.getByText('1–0')).toBeVisible()
  await now(second, 'yellow-card')
  await pressFor(second, 'Asante Kotoko', 'Card')
  await press(second, 'Yellow card')
  await press(second, /^5 /)
  await pressFor(second, 'Asante Kotoko', 'Goal')
  await press(second, 'Nobody knows')
  await expect(second.getByText('1–1')).toBeVisible()
  await press(second, /^Undo: Goal/)
  await expect(second.getByText('1–0')).toBeVisible()
  await expect(second.getByText(/ waiting for a network, kept on this phone/)).toBeVisible()
  await second.close()

  await phone.addInitScript((hour) => {
    const trueNow = Date.now.bind(Date)
    Date.now = () => trueNow() - hour
  }, HOUR_MS)
  const third = await openPhone(phone, match)
  await now(third, 'substitution')
  await pressFor(third, 'Hearts of Oak', 'Substitution')
  await press(third, /^4 /)
  await press(third, /^12 /)
  await press(third, 'Added time')
  await press(third, '+2')
  await press(third, 'Half-time')
  await now(third, 'half-time')
  await press(third, /^Half-time/)
  await expect(third.getByText(/ waiting for a network, kept on this phone/)).toBeVisible()
  await phone.setOffline(false)
  await expect(third.getByText('All sent')).toBeVisible({ timeout: KEPT_MS })

  // Ten seconds after the event a correction needs a reason; the press may come before or after that.
  await third.getByRole('button', { name: /^Correct: 1′ Goal/ }).tap()
  await third.getByLabel('Player').selectOption({ label: '10 Kofi Kwesi Boateng' })
  await third.getByLabel(/^Reason/).fill('The referee has told us')
  await press(third, 'Put right')
  await expect(third.getByText('All sent')).toBeVisible()

  const told = await third.evaluate(async (slug) => {
    const answer = await fetch(`/api/desk/score/${slug}`)
    return (await answer.json()) as { events: { id: string; type: string; at: string }[] }
  }, match)
  for (const { type, at } of truth) {
    const event = told.events.find((one) => one.type === type)
    expect(Math.abs(Date.parse(event?.at ?? '') - at), type).toBeLessThan(SECOND_MS)
  }

  const answer = await page.request.get(`/api/league/matches/${match}`)
  const report = (await answer.json()) as Report
  const corrected = new Set(report.events.map(({ corrects }) => corrects))
  const counting = report.events.filter(({ id, withdrawn }) => !withdrawn && !corrected.has(id))
  expect(counting.map(({ type, player }) => [type, player?.name ?? null]).toSorted()).toEqual(
    [
      ['goal', 'Kofi Kwesi Boateng'],
      ['half-time', null],
      ['kick-off', null],
      ['substitution', 'Kofi Kwesi Asante'],
      ['yellow-card', 'Yaw Appiah'],
    ].toSorted(),
  )
  expect([report.status, report.score.home, report.score.away]).toEqual(['half-time', 1, 0])

  await third.setViewportSize({ width: 320, height: 568 })
  await expectAccessible(third)
  const width = await third.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
  await phone.close()
})

test('two scorers of one match see each other, and double nothing', async ({ page, browser }) => {
  test.slow()
  await signIn(page)
  const { phone: ofOne, first: one } = await newPhone(
    browser,
    await invite(page, ONE, 'Scorer'),
    ONE,
  )
  const { phone: ofTwo, first: two } = await newPhone(
    browser,
    await invite(page, TWO, 'Scorer'),
    TWO,
  )
  const match = await newScoredMatch(page, [ONE.username, TWO.username], 2012)
  for (const phone of [one, two]) {
    await phone.goto(`/desk/score/${match}`)
    await press(phone, 'Skip')
    await press(phone, 'Skip')
  }

  await press(one, 'Start match')
  await expect(two.getByText('First half')).toBeVisible({ timeout: KEPT_MS })
  await pressFor(one, 'Hearts of Oak', 'Goal')
  await press(one, 'Nobody knows')
  await expect(two.getByText('1–0')).toBeVisible({ timeout: KEPT_MS })

  // Both tap the same goal, one of them offline.
  await ofTwo.setOffline(true)
  await pressFor(two, 'Asante Kotoko', 'Goal')
  await press(two, 'Nobody knows')
  await pressFor(one, 'Asante Kotoko', 'Goal')
  await press(one, 'Nobody knows')
  await expect(one.getByText('All sent')).toBeVisible()
  await ofTwo.setOffline(false)
  await expect(two.getByText('1–1')).toBeVisible({ timeout: KEPT_MS })
  await expect(two.getByRole('button', { name: 'It was another one' })).toBeVisible({
    timeout: KEPT_MS,
  })
  await expectAccessible(two)
  for (const phone of [one, two]) await expect(phone.getByText('1–1')).toBeVisible()

  const answer = await page.request.get(`/api/league/matches/${match}`)
  const report = (await answer.json()) as Report
  expect(report.events.map(({ type }) => type).toSorted()).toEqual(['goal', 'goal', 'kick-off'])
  await Promise.all([ofOne.close(), ofTwo.close()])
})

import { expect, type Page } from '@playwright/test'

/** In the past, so that no page shows it as the current season. */
const SEASON = '2014-15'
const DAY = '2015-02-15'

/**
 * Makes a match that can be scored.
 *
 * @param page of a signed-in administrator.
 * @returns its slug.
 */
export async function newLiveMatch(page: Page, home: string, away: string): Promise<string> {
  await send(page, 'league/seasons', {
    ...{ competition: 'gpl', slug: SEASON, name: '2014/15', timeZone: 'Africa/Accra' },
    ...{ startsOn: '2014-08-01', endsOn: '2015-06-30', pointsForWin: 3 },
    ...{ tieBreakers: ['goal-difference', 'goals-for'], zones: [] },
    clubs: [home, away].map((club) => ({ club, manager: '', ground: '' })),
  })
  await send(page, 'league/fixtures', { season: SEASON, home, away, day: DAY, time: null })
  return `${DAY}-${home}-${away}`
}

/** Sends an event as a scorer's phone does. */
export const tap = (page: Page, match: string, type: string, side: 'home' | 'away' | null = null) =>
  send(page, `score/${match}/taps`, {
    taps: [{ kind: 'event', id: crypto.randomUUID(), at: new Date().toISOString(), type, side }],
  })

/** Calls the desk's API, as its pages do. */
async function send(page: Page, path: string, body: object): Promise<void> {
  const answer = await page.evaluate(
    async ([address, text]) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(address, { method: 'POST', headers, body: text })
      return { isOk: response.ok, text: await response.text() }
    },
    [`/api/desk/${path}`, JSON.stringify(body)] as const,
  )
  expect(answer.isOk, `${path}: ${answer.text}`).toBe(true)
}

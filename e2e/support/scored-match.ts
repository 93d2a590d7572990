import { expect, type Page } from '@playwright/test'

const [HOME, AWAY] = ['hearts-of-oak', 'asante-kotoko'] as const
const NAMES = ['Mensah', 'Boateng', 'Owusu', 'Asante', 'Appiah', 'Osei', 'Ofori', 'Amoah'] as const
const SHIRTS = 14

/** A squad in the format that an editor pastes. */
const squad = (first: string) =>
  Array.from({ length: SHIRTS }, (_, index) => {
    const position = index === 0 ? 'GK' : 'DF'
    return `${index + 1}; ${first}${index > 7 ? ' Kwesi' : ''} ${NAMES[index % NAMES.length]}; ${position}; 1990-01-${10 + index}`
  }).join('\n')

/**
 * Creates a match of two clubs with squads, and assigns it to scorers.
 *
 * @param page of a signed-in administrator.
 * @param year in which its season begins. It is in the past, so that no other journey takes it for the
 * season before its own.
 * @returns its slug.
 */
export async function newScoredMatch(
  page: Page,
  scorers: readonly string[],
  year: number,
): Promise<string> {
  const season = `${year}-${String(year + 1).slice(2)}`
  const clubs = await clubsOfSample(page)
  await send(page, 'POST', 'seasons', {
    ...{
      competition: 'gpl',
      slug: season,
      name: season.replace('-', '/'),
      timeZone: 'Africa/Accra',
    },
    ...{ startsOn: `${year}-08-01`, endsOn: `${year + 1}-06-30`, pointsForWin: 3 },
    ...{ tieBreakers: ['goal-difference', 'goals-for'], zones: [] },
    clubs: clubs.map((club) => ({ club, manager: '', ground: '' })),
  })
  for (const [club, first] of [
    [HOME, 'Kofi'],
    [AWAY, 'Yaw'],
  ] as const) {
    const path = `seasons/${season}/squads/${club}`
    const { revision } = (await send(page, 'GET', path)) as { revision: number }
    await send(page, 'PUT', path, { text: squad(first) }, revision)
  }
  const fields = { season, home: HOME, away: AWAY, day: `${year + 1}-02-14`, time: null }
  const { record } = (await send(page, 'POST', 'fixtures', fields)) as { record: { slug: string } }
  const path = `fixtures/${record.slug}/scorers`
  const { revision } = (await send(page, 'GET', path)) as { revision: number }
  await send(page, 'PUT', path, { scorers }, revision)
  return record.slug
}

async function clubsOfSample(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/league/seasons/2024-25')
  const { clubs } = (await answer.json()) as { clubs: { slug: string }[] }
  return clubs.map(({ slug }) => slug)
}

/** Calls the API of the league's desk, as its pages do. */
async function send(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
  revision?: number,
): Promise<unknown> {
  const answer = await page.evaluate(
    async ([how, where, what, seen]) => {
      const response = await fetch(where, {
        method: how,
        headers: {
          'Content-Type': 'application/json',
          ...(seen !== undefined && { 'If-Match': `"${seen}"` }),
        },
        ...(what !== undefined && { body: JSON.stringify(what) }),
      })
      return { isOk: response.ok, text: await response.text() }
    },
    [method, `/api/desk/league/${path}`, body, revision] as const,
  )
  expect(answer.isOk, `${method} ${path}: ${answer.text}`).toBe(true)
  return JSON.parse(answer.text)
}

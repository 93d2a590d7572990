import { beforeAll, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import type { DeskAnswers } from '../../../testing/answer-desk.ts'
import { isAskedOnClosing } from '../../../testing/is-asked-on-closing.ts'
import { openLeague } from '../testing.tsx'
import { NewSeasonScreen } from './NewSeasonScreen.tsx'

beforeAll(() => {
  // jsdom has no media queries; this is a narrow screen in the light scheme.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: false, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    })
})

it('a season has the address of its name until another one is typed', async () => {
  const { user } = openLeague(<NewSeasonScreen />, '/seasons/new', '/seasons/new', {
    'GET /api/league/seasons': { body: [] },
    'GET /api/league/competitions': { body: [] },
    'GET /api/desk/league/clubs?perPage=200': { body: { items: [], total: 0 } },
  })
  const name = await screen.findByLabelText('Name')
  const address = screen.getByLabelText<HTMLInputElement>('Address')
  await user.type(name, '2026/2')
  expect(address.value).toBe('2026-2')
  await user.clear(address)
  await user.type(address, '2026-autumn')
  await user.type(name, '7')
  expect(address.value).toBe('2026-autumn')
})

it('a season whose making has no answer stays typed, and is made once when it is sent again', async () => {
  const summary = {
    ...{ slug: '2090-91', name: '2090/91', timeZone: 'Africa/Accra', clock: null },
    ...{ startsOn: '2090-10-15', endsOn: '2091-06-10', isSample: false, isCurrent: true },
    competition: { slug: 'gpl', name: 'Ghana Premier League' },
  }
  const rules = { pointsForWin: 3, tieBreakers: [], zones: [], currentRound: null }
  const before = { ...summary, ...rules, matches: 0, rounds: [], adjustments: [], clubs: [] }
  const competition = { ...summary.competition, country: 'Ghana', kind: 'league', level: 1 }
  const MAKE = 'POST /api/desk/league/seasons'
  const answers: DeskAnswers = {
    'GET /api/league/seasons': { body: [summary] },
    'GET /api/league/seasons/gpl~2090-91': { body: before },
    'GET /api/league/competitions': { body: [competition] },
    'GET /api/desk/league/clubs?perPage=200': { body: { items: [], total: 0 } },
    [MAKE]: { status: 504 },
  }
  const { user, callsOf } = openLeague(<NewSeasonScreen />, '/seasons/new', '/seasons/new', answers)
  const create = await screen.findByRole('button', { name: 'Create season' })
  await user.type(screen.getByLabelText('Name'), ' B')
  await user.click(create)
  await waitFor(() => expect(callsOf(MAKE)).toHaveLength(1))
  await waitFor(() => expect(create.ariaDisabled).toBeNull())
  expect(isAskedOnClosing()).toBe(true)
  const facts = { address: '2091-92-b', revision: 1, clubCount: 0, results: 0 }
  const record = { ...before, ...facts, slug: '2091-92-b', name: '2091/92 B' }
  answers[MAKE] = { body: { edit: 7, record } }
  await user.click(create)
  await waitFor(() => expect(isAskedOnClosing()).toBe(false))
  const [first, again] = callsOf(MAKE).map(({ headers }) => headers['Idempotency-Key'])
  expect(first).toEqual(expect.any(String))
  expect(again).toBe(first)
})

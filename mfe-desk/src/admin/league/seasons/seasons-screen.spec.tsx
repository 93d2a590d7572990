import { afterEach, beforeAll, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { openLeague } from '../testing.tsx'
import { SeasonsScreen } from './SeasonsScreen.tsx'

beforeAll(() => {
  // jsdom has no media queries; this is a narrow screen in the light scheme.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: false, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    })
})
afterEach(() => void jest.restoreAllMocks())

it('a season begins on its day, also for an editor in another time zone', async () => {
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300)
  const season = { address: '2026-27', name: '2026/27', startsOn: '2026-11-15' }
  openLeague(<SeasonsScreen />, '/seasons', '/seasons', {
    'GET /api/league/competitions': { body: [] },
    'GET /api/desk/league/seasons?page=1&perPage=25&sort=startsOn&order=desc': {
      body: { items: [season], total: 1 },
    },
  })
  expect(await screen.findByText('Begins: Nov 15, 2026')).toBeTruthy()
})

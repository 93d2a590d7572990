import { beforeAll, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
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

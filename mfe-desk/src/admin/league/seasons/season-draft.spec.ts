import { describe, expect, it } from '@jest/globals'
import type { SeasonResponse } from 'shared-contracts/league/season'
import { seasonAfter, slugOfSeason } from './season-draft.ts'

const PREVIOUS: SeasonResponse = {
  slug: '2024-25',
  name: '2024/25',
  competition: { slug: 'gpl', name: 'Ghana Premier League' },
  startsOn: '2024-10-20',
  endsOn: '2025-06-15',
  timeZone: 'Africa/Accra',
  isSample: true,
  isCurrent: true,
  clock: null,
  pointsForWin: 3,
  tieBreakers: ['goal-difference', 'goals-for'],
  zones: [{ from: 17, to: 18, name: 'Relegation', kind: 'relegation' }],
  currentRound: 15,
  matches: 306,
  rounds: [],
  adjustments: [],
  clubs: [],
}

describe('a new season', () => {
  it('begins with the rules of the one before, on the same day of the week', () => {
    expect(seasonAfter(PREVIOUS, '2025-05-01')).toMatchObject({
      name: '2025/26',
      slug: '2025-26',
      startsOn: '2025-10-19',
      endsOn: '2026-06-14',
      zones: [{ from: '17', to: '18', name: 'Relegation', kind: 'relegation' }],
    })
  })

  it('is the next that is not over, however long ago the one before was', () => {
    expect(seasonAfter(PREVIOUS, '2026-11-22')).toMatchObject({
      name: '2026/27',
      startsOn: '2026-10-18',
      endsOn: '2027-06-13',
    })
  })

  it('of a competition without any begins with common rules', () => {
    expect(seasonAfter(null, '2026-11-22')).toMatchObject({ name: '', pointsForWin: '3' })
  })

  it('after one with another kind of name leaves the name to be typed', () => {
    expect(seasonAfter({ ...PREVIOUS, name: 'Autumn' }, '2025-05-01').name).toBe('')
  })
})

it.each([
  ['2025/26', '2025-26'],
  ['Division One 2026', 'division-one-2026'],
])('%p has the address %p', (name, slug) => {
  expect(slugOfSeason(name)).toBe(slug)
})

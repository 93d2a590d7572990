import { expect, it } from '@jest/globals'
import type { Season } from '../seasons/season.entity.ts'
import { seasonTable } from './season-table.ts'

const SEASON: Season = {
  ...{ id: 1, competitionId: 1, slug: '2025-26', name: '2025/26', revision: 1 },
  ...{ startsOn: '2025-09-13', endsOn: '2026-06-14', timeZone: 'Africa/Accra' },
  ...{ isSample: false, clock: null, pointsForWin: 3, zones: [], rankedBy: 'points' },
  tieBreakers: ['lots'],
  lots: [[3, 1, 2]],
}

it('lots keep their order when a club has another address', () => {
  const clubs = ['hearts-of-oak', 'asante-kotoko', 'aduana-stars'].map((slug, index) => {
    return { id: index + 1, slug, name: slug }
  })
  const { lots } = seasonTable(SEASON, {
    clubs,
    rounds: [],
    fixtures: [],
    adjustments: [],
    awards: new Map(),
  })
  expect(lots).toEqual([['aduana-stars', 'hearts-of-oak', 'asante-kotoko']])
})

import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { SeasonFields } from './desk-season.ts'

const SEASON = {
  ...{ competition: 'gpl', slug: '2025-26', name: '2025/26', timeZone: 'Africa/Accra' },
  ...{ startsOn: '2025-09-13', endsOn: '2026-06-14', pointsForWin: 3 },
  ...{ tieBreakers: [], clubs: [] },
}

/** Returns the messages about zones from and to these places, by their paths. */
function messages(...places: readonly (readonly [number, number])[]) {
  const zones = places.map(([from, to]) => ({ from, to, name: 'A zone', kind: 'a-zone' }))
  const { issues } = v.safeParse(SeasonFields, { ...SEASON, zones })
  return issues ? v.flatten(issues).nested : {}
}

describe('zones of a table', () => {
  it('may follow each other, in any order', () => {
    expect(messages([17, 18], [1, 2], [3, 3])).toEqual({})
  })

  it.each([
    ['one inside another', [1, 3], [2, 2]],
    ['one around another', [2, 2], [1, 3]],
    ['one that begins where another ends', [1, 3], [3, 4]],
    ['two of the same places', [1, 1], [1, 1]],
  ] as const)('have no place twice: %s', (_what, one, other) => {
    expect(messages([17, 18], one, other)).toEqual({
      'zones.2': ['Another zone has one of these places'],
    })
  })
})

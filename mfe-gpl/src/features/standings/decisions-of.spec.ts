import { expect, it } from '@jest/globals'
import { decisionsOf } from './decisions-of.ts'

const hearts = { slug: 'hearts-of-oak', name: 'Hearts of Oak' }
const aduana = { slug: 'aduana', name: 'Aduana' }
const decision = (id: number, on: string, points: number, changes: object = {}) => ({
  ...{ id, on, points, club: hearts, reason: 'Reason', at: `${on}T10:00:00.000Z` },
  ...{ by: 'league editor', withdraws: null },
  ...changes,
})
const table = (points: number, ofAduana = 0) => [
  { club: hearts, adjustment: points },
  { club: aduana, adjustment: ofAduana },
]

const withdrawnLater = [
  decision(1, '2026-10-01', -3),
  decision(2, '2026-11-01', 3, { withdraws: 1 }),
]
const decidedAgain = [...withdrawnLater, decision(3, '2026-12-01', -3)]
const broughtBack = [...withdrawnLater, decision(3, '2026-11-01', -3, { withdraws: 2 })]
const ofTwoClubs = [
  decision(1, '2026-10-01', -3),
  decision(2, '2026-10-20', -1, { club: aduana }),
  decision(3, '2026-11-01', 3, { withdraws: 1 }),
]

it.each([
  ['a decision that was withdrawn later', withdrawnLater, table(-3), [1]],
  ['neither it nor its withdrawal once both count', withdrawnLater, table(0), []],
  [
    'a decision withdrawn from its own day nowhere',
    [
      decision(1, '2026-10-01', -3),
      decision(2, '2026-10-01', 3, { withdraws: 1 }),
      decision(3, '2026-10-08', -1),
    ],
    table(-1),
    [3],
  ],
  [
    'a decision entered late by its own day',
    [decision(1, '2026-11-01', -2), decision(2, '2026-10-01', -3)],
    table(-3),
    [2],
  ],
  ['the decisions of all clubs, in the order of the table', ofTwoClubs, table(-3, -1), [1, 2]],
  ['those that count for all clubs together', ofTwoClubs, table(0, -1), [2]],
  ['the newest of those with the same sum', decidedAgain, table(-3), [3]],
  ['a decision whose withdrawal was withdrawn', broughtBack, table(-3), [1]],
  [
    'all that stand if the table is newer than they are',
    withdrawnLater.slice(0, 1),
    table(-5),
    [1],
  ],
] as const)('lists %s', (_what, adjustments, standings, ids) => {
  expect(decisionsOf(adjustments, standings).map(({ id }) => id)).toEqual(ids)
})

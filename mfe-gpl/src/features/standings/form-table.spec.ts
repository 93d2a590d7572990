import { expect, it } from '@jest/globals'
import type { Result } from 'shared-contracts/league/standing'
import { STANDINGS } from '../../testing/sample-records.ts'
import { formTable } from './form-table.ts'

const [row] = STANDINGS
const aRow = (slug: string, position: number, form: Result[]) => ({
  ...row!,
  ...{ club: { slug, name: slug }, position, form },
})
const standings = [
  aRow('lions', 1, ['D', 'D', 'D', 'L', 'L']),
  aRow('stars', 2, ['W', 'L', 'L', 'L', 'L']),
  aRow('waves', 3, ['W', 'D', 'L', 'L', 'L']),
]

it.each([
  [3, ['waves 4', 'lions 3', 'stars 3']],
  [2, ['lions 3', 'waves 3', 'stars 2']],
])('a win counts %i points in the form of a season with that rule', (pointsForWin, expected) => {
  const rows = formTable(standings, pointsForWin)
  expect(rows.map(({ club, points }) => `${club.slug} ${points}`)).toEqual(expected)
})

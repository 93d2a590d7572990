import { afterEach, expect, it } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import type { Answer } from 'shared-ui/testing'
import { answerWithSubsidiaries } from '../../testing/answers.ts'
import { openSite } from '../../testing/open-site.tsx'

const METALS = '/api/metals-prices'
const HISTORY = '/api/price-history/metals'

const gold = {
  ...{ name: 'Gold Spot', price: 2650, change: 1, changePercent: 1, source: 'sample' },
  asOf: '2025-01-27T09:00:00Z',
}
const past = [
  { asOf: '2025-01-25T09:00:00Z', price: 2600 },
  { asOf: '2025-01-26T09:00:00Z', price: 2640 },
]

const openGold = async (prices: Answer, history: Answer) => {
  const api = answerWithSubsidiaries({ [METALS]: prices, [HISTORY]: history })
  await openSite('gold')
  return api
}

const line = () => screen.getByRole('img', { name: /price/ })

afterEach(cleanup)

it('a line begins with the history of its price', async () => {
  await openGold(
    { body: [gold] },
    { body: [{ name: 'Gold Spot', source: 'sample', points: past }] },
  )
  expect(line().getAttribute('aria-label')).toBe(
    '3 prices since Jan 25, 09:00 GMT, from $2,600.00 to $2,650.00',
  )
  const drawn = line().querySelector('path')
  // The highest price of the past is at the picture's height 9, and the newest at 3.
  expect(drawn?.getAttribute('d')).toBe('M0 300l1-300 1-75')
  expect(drawn?.getAttribute('transform')).toBe('matrix(57 0 0 0.08 3 9)')
})

it('a line of a week shows every fourth hour, and ends with the newest', async () => {
  const points = Array.from({ length: 168 }, (_hour, index) => ({
    asOf: new Date(Date.UTC(2025, 0, 20, index)).toISOString(),
    price: 2000 + index,
  }))
  await openGold({ body: [gold] }, { body: [{ name: 'Gold Spot', source: 'sample', points }] })
  expect(line().getAttribute('aria-label')).toBe(
    '43 prices since Jan 20, 03:00 GMT, from $2,003.00 to $2,650.00',
  )
})

it.each<[string, Answer]>([
  ['fails', 'fails'],
  ['hangs', 'hangs'],
  ['is empty', { body: [] }],
  ['is garbage', { body: [null, { name: 'Gold Spot', source: 'sample', points: 'many' }] }],
  ['is of another price', { body: [{ name: 'Silver Spot', source: 'sample', points: past }] }],
  ['is of another source', { body: [{ name: 'Gold Spot', source: 'a market', points: past }] }],
])('a line has what this page has seen when the history %s', async (_how, history) => {
  await openGold({ body: [gold] }, history)
  expect(line().getAttribute('aria-label')).toBe('First price seen on this page: $2,650.00')
})

it.each<[string, Answer]>([
  ['on their way', 'hangs'],
  ['not to be had', 'fails'],
  ['none', { body: [] }],
])('no history is asked for while prices are %s', async (_how, prices) => {
  const api = await openGold(prices, { body: [] })
  expect(api.requestsOf(HISTORY).length).toBe(0)
})

import { expect, it } from '@jest/globals'
import { distributionsOf } from './distributions-of.ts'
import type { RecentTotal } from './recent-totals.ts'

const of = { remote: 'mfe-a', version: '1.0.0' }

it('a distribution has its counts and its sum, in seconds', () => {
  const totals = [
    { ...of, measure: 'LCP', bucket: '2500', count: 3 },
    { ...of, measure: 'LCP-sum', bucket: '', count: 6_300 },
    { ...of, measure: 'visits', bucket: '', count: 9 },
  ]
  expect(distributionsOf(totals, ['FCP', 'LCP'])).toMatchObject([
    { labels: { ...of, name: 'LCP' }, counts: new Map([['2500', 3]]), unit: 1_000, sum: 6.3 },
  ])
})

it('a layout shift has no unit, and a distribution without a sum adds up to nothing', () => {
  const totals = [{ ...of, measure: 'CLS', bucket: '0.1', count: 1 }]
  expect(distributionsOf(totals, ['CLS'])).toMatchObject([{ labels: of, unit: 1, sum: 0 }])
})

it('many releases cost each total a few looks, however many there are', () => {
  let looks = 0
  const counted = (measure: string, number: number): RecentTotal => ({
    remote: 'mfe-a',
    version: `1.${number}.0`,
    bucket: '100',
    count: 1,
    get measure() {
      looks += 1
      return measure
    },
  })
  const numbers = Array.from({ length: 500 }, (_, number) => number)
  const totals = numbers.flatMap((number) => [counted('LCP', number), counted('LCP-sum', number)])
  expect(distributionsOf(totals, ['LCP'])).toHaveLength(500)
  expect(looks).toBeLessThanOrEqual(10 * totals.length)
})

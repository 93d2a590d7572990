import { expect, it } from '@jest/globals'
import { counted, countedPoints } from './counted.ts'

it('one is one, and none or more are many', () => {
  expect([0, 1, 2].map((count) => counted(count, 'event'))).toEqual([
    ...['0 events', '1 event', '2 events'],
  ])
  expect([1, 306].map((count) => counted(count, 'match', 'matches'))).toEqual([
    ...['1 match', '306 matches'],
  ])
})

it('points have a sign, a real minus', () => {
  expect([-3, -1, 1, 2].map(countedPoints)).toEqual([
    ...['−3 points', '−1 point', '+1 point', '+2 points'],
  ])
})

import { expect, it } from '@jest/globals'
import { timeUntil } from './time-until.ts'

const MINUTE = 60_000

it.each([
  [-1, 'Any moment now'],
  [1, 'In 1 minute'],
  [12 * MINUTE, 'In 12 minutes'],
  [60 * MINUTE, 'In 1 hour'],
  [80 * MINUTE, 'In 1 hour 20 minutes'],
  [51 * 60 * MINUTE, 'In 2 days 3 hours'],
])('%i ms before a kick-off: %s', (left, words) => {
  expect(timeUntil(left)).toBe(words)
})

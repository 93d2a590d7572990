import { expect, it } from '@jest/globals'
import { pauseAfter } from './breaker.ts'

it('a source is spared from its third failure in a row, twice as long each time, up to 15 minutes', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 500].map((failures) => pauseAfter(failures) / 60_000)
  expect(minutes).toEqual([0, 0, 1, 2, 4, 8, 15, 15])
})

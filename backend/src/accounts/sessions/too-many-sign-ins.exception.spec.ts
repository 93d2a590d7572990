import { expect, it } from '@jest/globals'
import { TooManySignInsException } from './too-many-sign-ins.exception.ts'

it.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [600, '10 minutes'],
])('after %i seconds the next attempt to sign in is admitted: in %s', (retryAfter, wait) => {
  const exception = new TooManySignInsException(retryAfter)
  expect(exception.message).toBe(`Too many attempts to sign in. Please try again in ${wait}`)
  expect([exception.retryAfter, exception.getStatus()]).toEqual([retryAfter, 429])
})

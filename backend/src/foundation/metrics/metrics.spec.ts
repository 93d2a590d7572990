import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { Metrics } from './metrics.ts'

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
})
afterEach(() => {
  jest.useRealTimers()
})

it('a scrape takes what the database answers, and waits a second for one that does not', async () => {
  const metrics = new Metrics()
  await expect(metrics.answerOf(Promise.resolve(7))).resolves.toBe(7)
  await expect(metrics.answerOf(Promise.reject(new Error('away')))).resolves.toBeUndefined()
  const late = metrics.answerOf(new Promise(() => undefined))
  await jest.advanceTimersByTimeAsync(1_000)
  await expect(late).resolves.toBeUndefined()
})

import { expect, it } from '@jest/globals'
import { until } from './until.ts'

it('waits until the condition holds', async () => {
  const answers = [false, false, true]
  const isMet = () => Promise.resolve(answers.shift() ?? false)
  await until(isMet, { limitMs: 10_000, failure: 'too late' })
  expect(answers).toEqual([])
})

it('fails if the condition does not hold within the limit', async () => {
  const never = () => Promise.resolve(false)
  await expect(until(never, { limitMs: 1, failure: 'too late' })).rejects.toThrow('too late')
})

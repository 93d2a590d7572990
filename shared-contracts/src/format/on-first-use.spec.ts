import { expect, it, jest } from '@jest/globals'
import { onFirstUse } from './on-first-use.ts'

it('makes a thing when it is first used, and once', () => {
  const make = jest.fn(() => ({}))
  const thing = onFirstUse(make)
  expect(make).not.toHaveBeenCalled()
  expect(thing()).toBe(thing())
  expect(make).toHaveBeenCalledTimes(1)
})

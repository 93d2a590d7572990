import { afterEach, expect, it } from '@jest/globals'
import { requireBaseline } from './baseline.ts'

const { toSorted } = Array.prototype

afterEach(() => {
  Object.defineProperty(Array.prototype, 'toSorted', {
    ...{ value: toSorted, configurable: true, writable: true },
  })
})

it('lets the scripts of a browser run that has what they use', () => {
  expect(requireBaseline).not.toThrow()
})

it('ends them in one that has not', () => {
  Reflect.deleteProperty(Array.prototype, 'toSorted')
  expect(requireBaseline).toThrow('too old a browser for scripts')
})

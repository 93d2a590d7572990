import { expect, it } from '@jest/globals'
import { freezeBuiltIns } from './freeze-built-ins.ts'

/** A separate page object, because what is frozen stays frozen. */
const page = () => {
  class Array {
    map() {
      return 'own'
    }
  }
  class Response {}
  return {
    Array,
    Response,
    fetch: () => 'own',
    Object: {},
    Promise: class {},
    Reflect: {},
    JSON: {},
    Math: {},
  }
}

it.each([
  [
    'a method of all arrays',
    (of: ReturnType<typeof page>) => (of.Array.prototype.map = () => 'other'),
  ],
  ['fetch', (of: ReturnType<typeof page>) => (of.fetch = () => 'other')],
  ['JSON.parse', (of: ReturnType<typeof page>) => Object.assign(of.JSON, { parse: () => null })],
])('a remote cannot replace %s', (_what, replace) => {
  const one = page()
  freezeBuiltIns(one)
  expect(() => replace(one)).toThrow(TypeError)
  expect([new one.Array().map(), one.fetch()]).toEqual(['own', 'own'])
})

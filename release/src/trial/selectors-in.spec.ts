import { expect, it } from '@jest/globals'
import { selectorsIn } from './selectors-in.ts'

it.each([
  ['a', ['a']],
  ['a, .css-1 b,i', ['a', '.css-1 b', 'i']],
  ['.css-1:is(a, :not(b, c), i) b, p', ['.css-1:is(a, :not(b, c), i) b', 'p']],
])('%s are %j', (list, selectors) => {
  expect(selectorsIn(list)).toEqual(selectors)
})

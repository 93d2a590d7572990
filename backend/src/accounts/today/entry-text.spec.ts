import { expect, it } from '@jest/globals'
import { entryText } from './entry-text.ts'

it.each([
  ['story changed', 'story 9 published, revision 1: Win', 'Story 9 published, revision 1: Win'],
  ['message changed', 'closed: 12', 'Message changed: closed: 12'],
  ['account invited', 'Ama Mensah, editor', 'Account invited: Ama Mensah, editor'],
])('an entry "%s" with "%s" is told as "%s"', (action, change, text) => {
  expect(entryText(action, change)).toBe(text)
})

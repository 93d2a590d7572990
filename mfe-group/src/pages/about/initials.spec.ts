import { expect, it } from '@jest/globals'
import { initialsOf } from './initials.ts'

it.each([
  ['', 'Chief Executive Officer', 'CE'],
  ['', 'General Manager, Oil & Gas', 'OG'],
  ['', 'General Manager, Gold', 'GO'],
  ['', 'General Manager, Finance and Administration', 'FA'],
  ['Ama Serwaa Owusu', 'Chief Executive Officer', 'AS'],
  ['Ama', 'Chief Executive Officer', 'AM'],
  ['ama serwaa', 'Chief Executive Officer', 'AS'],
  ['ama', 'Chief Executive Officer', 'AM'],
  ['محمد علي', 'Chief Executive Officer', 'مع'],
  ['𞤀𞤣𞤢𞤥 𞤄𞤢𞤪𞤭', 'Chief Executive Officer', '𞤀𞤄'],
  ['𞤀𞤣𞤢𞤥', 'Chief Executive Officer', '𞤀𞤁'],
  ['', '...', ''],
])('"%s", %s is shown as "%s"', (name, role, initials) => {
  expect(initialsOf({ name, role })).toBe(initials)
})

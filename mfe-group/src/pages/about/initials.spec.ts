import { expect, it } from '@jest/globals'
import { initialsOf } from './initials.ts'

it.each([
  ['', 'Chief Executive Officer', 'CE'],
  ['', 'General Manager, Oil & Gas', 'OG'],
  ['', 'General Manager, Gold', 'GO'],
  ['', 'General Manager, Finance and Administration', 'FA'],
  ['Ama Serwaa Owusu', 'Chief Executive Officer', 'AS'],
  ['Ama', 'Chief Executive Officer', 'AM'],
  ['', '...', ''],
])('"%s", %s is shown as "%s"', (name, role, initials) => {
  expect(initialsOf({ name, role })).toBe(initials)
})

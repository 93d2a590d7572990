import { expect, it } from '@jest/globals'
import { toneOfStatus } from './project.ts'

it.each([
  ['Completed', 'green'],
  ['In Progress', 'blue'],
  ['Planning', 'yellow'],
  ['', 'yellow'],
])('the badge of "%s" is %s', (status, tone) => {
  expect(toneOfStatus(status)).toBe(tone)
})

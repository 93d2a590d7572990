import { expect, it } from '@jest/globals'
import { retryAfterOf } from './retry-after.ts'

const DATE = 'Thu, 20 Nov 2025 12:00:00 GMT'
const DAY_MS = 24 * 3_600_000

it.each<[string, Record<string, string>, number]>([
  ['nothing', {}, 0],
  ['seconds', { 'retry-after': '90' }, 90_000],
  [
    'a date, by the clock of the source',
    { 'retry-after': 'Thu, 20 Nov 2025 12:05:00 GMT', date: DATE },
    300_000,
  ],
  ['a date without its clock', { 'retry-after': 'Thu, 20 Nov 2025 12:05:00 GMT' }, 240_000],
  ['a date that is past', { 'retry-after': 'Thu, 20 Nov 2025 11:00:00 GMT', date: DATE }, 0],
  ['words', { 'retry-after': 'soon' }, 0],
  ['a negative number', { 'retry-after': '-5', date: DATE }, 0],
  ['a year', { 'retry-after': '31536000' }, DAY_MS],
  ['more than a number holds', { 'retry-after': '9'.repeat(400) }, DAY_MS],
])('a source that asks for %s is left alone for so long', (_, headers, ms) => {
  expect(retryAfterOf(new Headers(headers), Date.parse(DATE) + 60_000)).toBe(ms)
})

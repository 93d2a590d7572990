import { expect, it } from '@jest/globals'
import { changedName, changedValue } from './change-in-words.ts'

it.each([
  ['kickOff', '2025-01-26T15:00:00.000Z', 'Kick-off', 'Sunday, January 26, 2025, 15:00 GMT'],
  ['day', '2025-01-26', 'Day', 'Sun, Jan 26, 2025'],
  ['status', 'in-play', 'Status', 'In play'],
  ['halfTime', '1-0', 'Half-time score', '1-0'],
  ['ground', 'Accra Sports Stadium', 'Ground', 'Accra Sports Stadium'],
])('a change of %s is told in words', (what, value, name, words) => {
  expect([changedName(what), changedValue(what, value)]).toEqual([name, words])
})

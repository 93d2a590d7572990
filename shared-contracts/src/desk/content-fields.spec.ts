import { expect, it } from '@jest/globals'
import * as v from 'valibot'
import { StoryFields, OpeningFields } from './content.ts'

it.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-12-31', true],
])('a story or an opening may name %s: %s', (day, isDay) => {
  expect(v.is(StoryFields.entries.date, day)).toBe(isDay)
  expect(v.is(OpeningFields.entries.postedOn, day)).toBe(isDay)
  expect(v.is(OpeningFields.entries.closesOn, day)).toBe(isDay)
})

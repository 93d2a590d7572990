import { expect, it } from '@jest/globals'
import * as v from 'valibot'
import { RoundFields } from '../league/desk-round.ts'
import { StoryFields, OpeningFields, PublishRequest } from './content.ts'
import { ClubFields } from './league-content.ts'

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

it.each([
  ['2026-02-30', 'No calendar has this date'],
  ['30 February', 'Enter a date, such as 2026-03-01'],
  ['0026-12-05', 'Enter a year from 1900 to 2099'],
])('a story and a round say the same of the day %s', (day, message) => {
  for (const field of [StoryFields.entries.date, RoundFields.entries.startsOn]) {
    expect(v.safeParse(field, day).issues?.[0].message).toBe(message)
  }
})

it.each([
  ['2028-02-29T09:30:00.000Z', undefined],
  ['2027-02-29T09:30:00.000Z', 'No calendar has this date'],
  ['2027-02-28', 'Enter a moment'],
])('a record may be scheduled for %s', (at, message) => {
  expect(v.safeParse(PublishRequest, { at }).issues?.[0].message).toBe(message)
})

it.each([
  ['/media/library/pit', undefined],
  ['/media/../../etc', 'Choose a picture'],
])('a story may show the picture %s', (path, message) => {
  expect(v.safeParse(StoryFields.entries.imageUrl, path).issues?.[0].message).toBe(message)
})

it.each([
  ['a-graduate-programme', undefined],
  ['', undefined],
  ['x'.repeat(51), 'Use at most 50 characters'],
  ['Accra', 'Use small letters, digits and hyphens'],
])('a club may choose the address %j', (slug, message) => {
  const { issues } = v.safeParse(ClubFields.entries.slug, slug)
  expect(issues?.[0].message).toBe(message)
})

it.each([
  ['2026-03-02', undefined],
  ['2026-03-01', undefined],
  ['', undefined],
  ['2026-02-28', { closesOn: ['Enter a day that is not before the day of posting'] }],
])('an opening that is posted on 2026-03-01 may close on %j', (closesOn, refused) => {
  const opening = {
    ...{ title: 'Driver', department: 'Depots', location: 'Tema', type: 'Full-time' },
    ...{ description: 'You drive.', requirements: ['A licence'], postedOn: '2026-03-01' },
  }
  const { issues } = v.safeParse(OpeningFields, { ...opening, closesOn })
  expect(issues && v.flatten(issues).nested).toEqual(refused)
})

import { expect, it, jest } from '@jest/globals'
import { OPENINGS } from './content-parts.tsx'
import { checkValues, merged, stateInWords } from './content-values.ts'

const opening = {
  ...OPENINGS.initial,
  ...{ title: 'Harbour Clerk', department: 'Procurement', location: 'Tema, Ghana' },
  description: 'Keeps the books of the depot.',
}

it('a list leaves out lines on which nothing is written', () => {
  const typed = { ...opening, requirements: ['Reads and writes', '', ' ', 'Counts well', ''] }
  expect(checkValues(OPENINGS.schema, typed)).toMatchObject({
    isValid: true,
    values: { requirements: ['Reads and writes', 'Counts well'] },
  })
})

it('a list of nothing but empty lines is empty', () => {
  expect(checkValues(OPENINGS.schema, { ...opening, requirements: ['', ''] })).toEqual({
    isValid: false,
    errors: { requirements: 'Enter at least one requirement' },
  })
})

it('of two edits, each field is as the one who changed it left it', () => {
  const before = { title: 'A depot', excerpt: 'It opens', content: 'Text', source: '' }
  const mine = { ...before, title: 'My depot', content: 'My text' }
  const theirs = { ...before, excerpt: 'It opens today', content: 'Their text' }
  expect(merged(before, mine, theirs)).toEqual({
    ...{ title: 'My depot', excerpt: 'It opens today', content: 'My text', source: '' },
  })
})

it.each([
  ['2026-03-01', {}, 'Closed'],
  ['2026-03-02', {}, 'Published'],
  ['', {}, 'Published'],
  ['2026-03-01', { revision: 2 }, 'Published, with changes'],
  ['2026-03-01', { state: 'draft', publishedRevision: null }, 'Draft'],
])('on 2 March an opening until %j with %j is called %s', (closesOn, changes, words) => {
  jest.useFakeTimers({ now: new Date('2026-03-02T12:00:00.000Z') })
  try {
    const opening = { id: 1, state: 'published', revision: 1, publishedRevision: 1, closesOn }
    expect(stateInWords({ ...opening, ...changes })).toBe(words)
  } finally {
    jest.useRealTimers()
  }
})

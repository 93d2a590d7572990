import { expect, it } from '@jest/globals'
import { OPENINGS } from './content-parts.tsx'
import { checkValues, merged } from './content-values.ts'

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

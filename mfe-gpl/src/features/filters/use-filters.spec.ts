import { expect, it } from '@jest/globals'
import { oneOf, readFilters } from './use-filters.ts'

const FILTERS = { view: oneOf(['Table', 'Form', 'Stats']) }

it.each([
  ['view=Form', 'Form'],
  ['view=form', 'Form'],
  ['view=STATS', 'Stats'],
  ['view=forms', 'Table'],
  ['', 'Table'],
])('the address %j asks for the view %s', (query, view) => {
  expect(readFilters(FILTERS, new URLSearchParams(query))).toEqual({ view })
})

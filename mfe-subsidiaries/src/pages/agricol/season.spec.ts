import { expect, it } from '@jest/globals'
import { MONTHS, monthsWithin } from './season.ts'

it.each([
  ['April-July', ['April', 'May', 'June', 'July']],
  ['December-March', ['January', 'February', 'March', 'December']],
])('%s spans its months, over New Year too', (span, months) => {
  const isWithin = monthsWithin(span)
  expect(MONTHS.filter((_month, index) => isWithin[index])).toEqual(months)
})

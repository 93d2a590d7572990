import { expect, it } from '@jest/globals'
import { plainLetters } from './plain-letters.ts'

it.each([
  ['Ɔkwawu Ɛyɛ Ŋmɛnŋ', 'okwawu eye nmenn'],
  ['ɔ̃dɔ̀ ɛ̃', 'odo e'],
  ['Séïdou N’Diaye', "seidou n'diaye"],
  ['NʼDiaye', "n'diaye"],
  ['ﬁrst, 2026!', 'first, 2026!'],
])('%s is %s in plain letters', (text, plain) => {
  expect(plainLetters(text)).toBe(plain)
})

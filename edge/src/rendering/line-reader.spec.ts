import { expect, it } from '@jest/globals'
import { LineReader } from './line-reader.ts'

it('puts lines together however they were cut', () => {
  const text = 'one\ntwo two\n\nthree\n'
  for (let size = 1; size <= text.length; size++) {
    const reader = new LineReader(100)
    const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
    expect(chunks.flatMap((chunk) => reader.read(chunk))).toEqual(['one', 'two two', '', 'three'])
  }
})

it('refuses a line that is too long before its end has come', () => {
  const reader = new LineReader(5)
  expect(reader.read('12345')).toEqual([])
  expect(() => reader.read('6')).toThrow(RangeError)
})

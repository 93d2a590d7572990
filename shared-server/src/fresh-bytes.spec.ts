import { expect, it } from '@jest/globals'
import { freshBytes } from './fresh-bytes.ts'

it('gives bytes of any length once, and goes on when its supply is used up', () => {
  const given = Array.from({ length: 2_000 }, (_, index) => freshBytes(12 + (index % 7)))
  expect(given.map(({ length }) => length % 7)).toEqual(
    given.map((_, index) => (12 + (index % 7)) % 7),
  )
  expect(new Set(given.map((bytes) => bytes.toString('hex'))).size).toBe(2_000)
  expect(given.some((bytes) => bytes.every((byte) => byte === 0))).toBe(false)
})

it('does not change what it gave', () => {
  const first = freshBytes(16)
  const copy = Buffer.from(first)
  for (let index = 0; index < 1_000; index += 1) freshBytes(16)
  expect(first.equals(copy)).toBe(true)
})

it('gives no more than it has', () => expect(() => freshBytes(4_097)).toThrow(RangeError))

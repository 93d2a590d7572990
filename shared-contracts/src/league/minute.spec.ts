import { describe, expect, it } from '@jest/globals'
import { formatMinute, minuteInHalf } from './minute.ts'

const at = (minutes: number, seconds: number) => (minutes * 60 + seconds) * 1_000

describe('the minute of play', () => {
  it.each([
    ['first', at(0, 0), { minute: 1, added: 0 }],
    ['first', at(0, 59), { minute: 1, added: 0 }],
    ['first', at(44, 30), { minute: 45, added: 0 }],
    ['first', at(46, 10), { minute: 45, added: 2 }],
    ['second', at(0, 1), { minute: 46, added: 0 }],
    ['second', at(22, 0), { minute: 67, added: 0 }],
    ['second', at(48, 1), { minute: 90, added: 4 }],
  ] as const)('in the %s half after %d ms is %j', (half, elapsed, minute) => {
    expect(minuteInHalf(half, elapsed)).toEqual(minute)
  })

  it.each([
    [{ minute: 67, added: 0 }, '67'],
    [{ minute: 45, added: 2 }, '45+2'],
    [{ minute: 67 }, '67'],
  ])('%j is written %s', (minute, text) => {
    expect(formatMinute(minute)).toBe(text)
  })

  it('is the first one where a clock says that the whistle is still to come', () => {
    expect(minuteInHalf('first', -5_000)).toEqual({ minute: 1, added: 0 })
  })
})

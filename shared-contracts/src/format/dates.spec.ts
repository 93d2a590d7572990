import { describe, expect, it } from '@jest/globals'
import {
  formatDate,
  formatDays,
  formatDaysInWords,
  formatKickOff,
  formatLocalDay,
  formatLocalMoment,
  formatLocalTime,
  formatMoment,
  formatShortDate,
  formatShortWeekday,
  formatWeekday,
} from './dates.ts'

describe('days and moments', () => {
  it('are written as month name, day, year whatever the zone', () => {
    expect(formatDate('2025-07-09T23:30:00Z')).toBe('July 9, 2025')
    expect(formatShortDate('2025-01-26')).toBe('Jan 26, 2025')
    expect(formatWeekday('2025-01-26')).toBe('Sunday, January 26, 2025')
    expect(formatShortWeekday('2025-09-03')).toBe('Wed, Sep 3, 2025')
  })

  it('have the hours of Ghana, midnight as 00:00', () => {
    expect(formatKickOff('2025-01-26T15:00:00Z')).toBe('Sunday, January 26, 2025, 15:00 GMT')
    expect(formatMoment(new Date('2025-01-26T00:05:00Z'))).toBe('Jan 26, 00:05 GMT')
  })

  it.each([
    ['2025-01-26', '2025-01-29', 'Jan 26-29, 2025', 'from January 26 to 29, 2025'],
    ['2025-01-30', '2025-02-02', 'Jan 30 – Feb 2, 2025', 'from January 30 to February 2, 2025'],
    ['2025-01-26', '2025-01-26', 'Jan 26, 2025', 'on January 26, 2025'],
    [
      ...['2024-10-20', '2025-01-26', 'Oct 20, 2024 – Jan 26, 2025'],
      'from October 20, 2024 to January 26, 2025',
    ],
  ])('from %s to %s are %s, in a sentence %s', (first, last, days, inWords) => {
    expect(formatDays(first, last)).toBe(days)
    expect(formatDaysInWords(first, last)).toBe(inWords)
  })

  it('of a reader are those of their own clock', () => {
    // Where clocks go forward in March, one of the days has winter time and the other summer time.
    for (const moment of [new Date(2025, 2, 1, 12, 4), new Date(2025, 6, 1, 12, 4)]) {
      const month = moment.getMonth() === 2 ? 'Mar' : 'Jul'
      expect(formatLocalDay(moment)).toBe(`${month} 1, 2025`)
      expect(formatLocalMoment(moment)).toBe(`${month} 1, 2025, 12:04`)
      expect(formatLocalTime(moment)).toBe('12:04')
    }
  })

  it('say what is none', () => {
    expect(() => formatDate('soon')).toThrow(RangeError)
  })
})

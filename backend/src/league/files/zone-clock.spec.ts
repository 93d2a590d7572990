import { describe, expect, it } from '@jest/globals'
import { zoneClock } from './zone-clock.ts'

describe('the clock of a zone', () => {
  const london = zoneClock('Europe/London')

  it.each([
    ['2025-01-26', '15:00', '2025-01-26T15:00:00.000Z'],
    ['2025-07-26', '15:00', '2025-07-26T14:00:00.000Z'],
    ['2025-03-30', '00:59', '2025-03-30T00:59:00.000Z'],
    ['2025-03-30', '02:00', '2025-03-30T01:00:00.000Z'],
  ])('shows %s %s at %s', (date, time, utc) => {
    expect(london.utc(date, time)).toBe(utc)
    expect(london.local(utc)).toEqual({ date, time })
  })

  it('never shows a time that it skips', () => {
    expect(london.utc('2025-03-30', '01:30')).toBeNull()
    expect(zoneClock('Africa/Accra').utc('2025-03-30', '01:30')).toBe('2025-03-30T01:30:00.000Z')
  })

  it('shows an hour twice in autumn, and the first is meant', () => {
    expect(london.utc('2025-10-26', '01:30')).toBe('2025-10-26T00:30:00.000Z')
  })

  it('of a country that skipped a day shows nothing on it', () => {
    expect(zoneClock('Pacific/Apia').utc('2011-12-30', '15:00')).toBeNull()
  })
})

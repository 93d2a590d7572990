import { describe, expect, it } from '@jest/globals'
import { plannedDays } from './planned-days.ts'

const LAST = { slug: '2025-26', startsOn: '2025-09-13', endsOn: '2026-06-13' }

describe('a season without days is planned', () => {
  it.each<[string, string, [string, string]]>([
    [
      'a year after the last one, on the same days of the week',
      '2026-27',
      ['2026-09-12', '2027-06-12'],
    ],
    ['two years after it', '2027-28', ['2027-09-11', '2028-06-10']],
    ['years before it', '2023-24', ['2023-09-16', '2024-06-15']],
    ['as the next one if its address has no year', 'spring', ['2026-09-12', '2027-06-12']],
    ['as the next one if it has the same year', '2025-b', ['2026-09-12', '2027-06-12']],
  ])('%s', (_what, slug, [startsOn, endsOn]) => {
    expect(plannedDays(slug, LAST)).toEqual({ startsOn, endsOn })
  })

  it('after the end of a season that is longer than a year', () => {
    const long = { ...LAST, endsOn: '2026-12-05' }
    expect(plannedDays('2026-27', long)).toEqual({ startsOn: '2026-12-06', endsOn: '2027-12-04' })
  })
})

import { describe, expect, it } from '@jest/globals'
import { suspicionMark, suspicionOf } from './suspicion.ts'

describe('suspicion', () => {
  it.each([
    [{ isTrapped: false, ageMs: NaN }, null],
    [{ isTrapped: true, ageMs: NaN }, 'trap'],
    [{ isTrapped: true, ageMs: 60_000 }, 'trap'],
    [{ isTrapped: false, ageMs: 0 }, 'haste'],
    [{ isTrapped: false, ageMs: 1_499 }, 'haste'],
    [{ isTrapped: false, ageMs: 1_500 }, null],
    // Clocks of two machines may differ.
    [{ isTrapped: false, ageMs: -5 }, null],
  ] as const)('of %j is %s', (traces, suspicion) => expect(suspicionOf(traces)).toBe(suspicion))

  it('marks what the office reads, and leaves the rest alone', () => {
    expect(suspicionMark('trap')).toEqual({
      subject: '[Suspected spam] ',
      text: 'Suspected spam: a field was filled in that people do not see.\n\n',
    })
    expect(suspicionMark(null)).toEqual({ subject: '', text: '' })
  })
})

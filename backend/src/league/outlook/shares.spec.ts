import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { canShare, OutOfSteps, Steps, type Pair, type Shares } from './shares.ts'

/** Tries every way to share every match. */
function canShareByTrying({ limits, matches, whole, half }: Shares): boolean {
  if (limits.some((limit) => limit < 0)) return false
  const [first, ...rest] = matches
  if (!first) return true
  return [
    [whole, 0],
    [half, half],
    [0, whole],
  ].some(([ofOne = 0, ofOther = 0]) => {
    const left = [...limits]
    left[first[0]] = (left[first[0]] ?? 0) - ofOne
    left[first[1]] = (left[first[1]] ?? 0) - ofOther
    return canShareByTrying({ limits: left, matches: rest, whole, half })
  })
}

const CLUBS = 4

const pair = fc
  .tuple(fc.nat({ max: CLUBS - 1 }), fc.integer({ min: 1, max: CLUBS - 1 }))
  .map(([one, step]): Pair => [one, (one + step) % CLUBS])

const shares: fc.Arbitrary<Shares> = fc.record({
  limits: fc.array(fc.nat({ max: 7 }), { minLength: CLUBS, maxLength: CLUBS }),
  matches: fc.array(pair, { maxLength: 7 }),
  whole: fc.constant(3),
  half: fc.constantFrom(1, 2),
})

describe('matches that clubs take or share within limits', () => {
  it('can be had exactly where trying everything finds a way', () => {
    fc.assert(
      fc.property(shares, (each) => {
        expect(canShare(each, new Steps(100_000))).toBe(canShareByTrying(each))
      }),
      { numRuns: 2_000, seed: 18 },
    )
  })

  it('are searched only within the steps that are given', () => {
    // If halves fit, but those that the flow found do not, only a search can decide.
    const between = fc
      .sample(shares, { numRuns: 2_000, seed: 18 })
      .filter((each) => throwsWithoutSteps(each))

    expect(between.length).toBeGreaterThan(0)
  })
})

function throwsWithoutSteps(each: Shares): boolean {
  try {
    canShare(each, new Steps(0))
    return false
  } catch (error) {
    return error instanceof OutOfSteps
  }
}

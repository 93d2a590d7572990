import { describe, expect, it } from '@jest/globals'
import { isInRollout, releaseFor } from './visitor.ts'

const VISITORS = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`)
const among = (percent: number, remote = 'mfe-gpl') =>
  VISITORS.filter((visitor) => isInRollout(percent, visitor, remote))

describe('the bucket of a visitor', () => {
  it('gives a canary of 10 percent between 9 and 11 percent of 10,000 visitors', () => {
    expect(among(10).length).toBeGreaterThan(900)
    expect(among(10).length).toBeLessThan(1_100)
  })

  it('takes nobody out when a canary grows', () => {
    const before = among(10)
    const after = new Set(among(30))
    expect(before.filter((visitor) => !after.has(visitor))).toEqual([])
    expect(after.size).toBeGreaterThan(before.length)
  })

  it('gives another remote other visitors', () => {
    const both = new Set(among(10, 'mfe-group'))
    const shared = among(10).filter((visitor) => both.has(visitor))
    expect(shared.length).toBeLessThan(200)
  })

  it('differs from one canary of a remote to the next', () => {
    const loaded = { stable: 'stable' as never, canary: 'canary' as never }
    const got = (since: string) =>
      new Set(
        VISITORS.filter((visitor) => {
          const canary = { loaded: loaded.canary, percent: 10, since }
          const remote = { name: 'mfe-gpl', prefixes: [], previous: null, disabled: null }
          const released = releaseFor({ ...remote, stable: loaded.stable, canary }, visitor)
          return released?.loaded === loaded.canary
        }),
      )
    const [first, next] = [got('2025-11-20T10:00:00.000Z'), got('2025-11-21T10:00:00.000Z')]
    expect(first.size).toBeGreaterThan(900)
    expect([...first].filter((visitor) => next.has(visitor)).length).toBeLessThan(200)
  })

  it('has nobody below 0 and everybody at 100', () => {
    expect(among(0)).toEqual([])
    expect(among(100)).toHaveLength(10_000)
  })
})

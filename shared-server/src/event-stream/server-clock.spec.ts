import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { LiveLines, LiveState } from 'shared-contracts/league/match-stream'
import { HeldLines } from './held-lines.ts'
import { HeldMatch } from './held-match.ts'
import { ServerClock } from './server-clock.ts'

const NOW = '2026-03-01T15:10:00.000Z'

const state: LiveState = {
  match: '2026-03-01-hearts-of-oak-asante-kotoko',
  home: { slug: 'hearts-of-oak', name: 'Hearts of Oak' },
  away: { slug: 'asante-kotoko', name: 'Asante Kotoko' },
  ...{ status: 'in-play', score: [0, 0], halfTime: null, sequence: 1, events: [], now: NOW },
  clock: { half: 'first', startedAt: '2026-03-01T15:00:00.000Z', added: null },
}
const lines: LiveLines = { now: NOW, matches: [] }

/** Returns the time in a message. */
const told = (bytes: Buffer) => /"now":"([^"]+)"/.exec(bytes.toString())?.[1]

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(NOW) - 90_000 })
})
afterEach(() => {
  jest.useRealTimers()
})

describe('the time of another machine', () => {
  it('goes on evenly while the clock of this one is set', () => {
    const clock = new ServerClock(NOW)
    jest.setSystemTime(Date.parse('2026-03-01T09:00:00Z'))
    jest.advanceTimersByTime(20_000)
    expect(clock.now()).toBe('2026-03-01T15:10:20.000Z')
  })

  it.each([
    ['a match', () => new HeldMatch(state)],
    ['all matches', () => new HeldLines(lines)],
  ])('is what new listeners to %s are told', (_of, hold) => {
    const held = hold()
    jest.setSystemTime(Date.parse('2026-03-01T16:00:00Z'))
    jest.advanceTimersByTime(60_000)
    expect(told(held.begin(null))).toBe('2026-03-01T15:11:00.000Z')
  })

  it('is set anew by a fresh reading', () => {
    const fresh = '2026-03-01T15:20:00.000Z'
    const match = new HeldMatch(state)
    match.advance({ ...state, now: fresh }, [])
    expect(told(match.begin(null))).toBe(fresh)
    const all = new HeldLines(lines)
    all.advance({ ...lines, now: fresh })
    expect(told(all.begin())).toBe(fresh)
  })
})

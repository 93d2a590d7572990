import { describe, expect, it } from '@jest/globals'
import type { FixtureStatus } from 'shared-contracts/league/fixture'
import { currentRound, playedRound } from './season-response.ts'

type Played = readonly [FixtureStatus, day: string | null]

const finished = (day: string, count: number): Played[] =>
  Array.from({ length: count }, () => ['finished', day] as const)
const scheduled = (day: string | null, count: number): Played[] =>
  Array.from({ length: count }, () => ['scheduled', day] as const)

/** A season with these matches in its rounds, from the first one. */
const seasonOf = (rounds: readonly (readonly Played[])[]) => ({
  rounds: rounds.map((_, index) => ({ number: index + 1, stage: null })),
  fixtures: rounds.flatMap((matches, index) =>
    matches.map(([status, day]) => ({
      fixture: { status, day },
      round: { number: index + 1, stage: null },
    })),
  ),
})
/** A day before all of these matches. */
const BEFORE = '2025-09-01'
const currentOf = (...rounds: readonly (readonly Played[])[]) =>
  currentRound(seasonOf(rounds), BEFORE)

describe('the current round', () => {
  const first = finished('2025-09-13', 9)

  it('is the first one with matches to come', () => {
    const second = [...finished('2025-09-20', 8), ...scheduled('2025-09-21', 1)]
    expect(currentOf(first, second, scheduled('2025-09-27', 9))).toBe(2)
    expect(currentOf(first, scheduled(null, 9), scheduled(null, 9))).toBe(2)
  })

  it('is the first one with a match that is on', () => {
    const next = scheduled('2025-09-20', 9)
    expect(currentOf([...finished('2025-09-13', 8), ['in-play', '2025-09-13']], next)).toBe(1)
    expect(currentOf([...finished('2025-09-13', 8), ['half-time', '2025-09-13']], next)).toBe(1)
  })

  it('is the last one when all is over, and none without rounds', () => {
    expect(currentOf(first, finished('2025-09-20', 9))).toBe(2)
    expect(
      currentRound({ rounds: [{ number: null, stage: null }], fixtures: [] }, BEFORE),
    ).toBeNull()
  })

  it('does not wait for a match that was moved to the days of a later one', () => {
    const moved = [...finished('2025-09-13', 8), ...scheduled('2026-03-04', 1)]
    expect(currentOf(moved, scheduled('2025-09-20', 9))).toBe(2)
    const between = [...finished('2025-09-13', 8), ...scheduled('2025-09-17', 1)]
    expect(currentOf(between, scheduled('2025-09-20', 9))).toBe(1)
    // The next one has no day yet.
    expect(currentOf(moved, scheduled(null, 9), scheduled('2025-09-27', 9))).toBe(2)
  })

  it('waits for one that was moved as a whole', () => {
    expect(currentOf(scheduled('2025-11-01', 9), scheduled('2025-09-20', 9))).toBe(1)
  })

  it('does not wait for a match that everybody forgot, once most of a later one is played', () => {
    const forgotten = [...finished('2025-09-13', 8), ...scheduled('2025-09-13', 1)]
    const started = [...finished('2025-09-20', 4), ...scheduled('2025-09-21', 5)]
    const played = [...finished('2025-09-20', 5), ...scheduled('2025-09-21', 4)]
    expect(currentOf(forgotten, started)).toBe(1)
    expect(currentOf(forgotten, played)).toBe(2)
    expect(currentOf(forgotten, played, finished('2025-09-27', 9), scheduled(null, 9))).toBe(4)
    const postponed = Array.from({ length: 9 }, (): Played => ['postponed', null])
    expect(currentOf(forgotten, postponed, played)).toBe(3)
  })

  it('does not wait for a forgotten match on the day of the next one', () => {
    const forgotten = [...finished('2025-09-13', 8), ...scheduled('2025-09-13', 1)]
    const open = [...finished('2025-09-13', 4), ...scheduled('2025-09-13', 5)]
    const on = (today: string, first: readonly Played[]) =>
      currentRound(seasonOf([first, scheduled('2025-09-20', 9), scheduled(null, 9)]), today)
    expect(on('2025-09-19', forgotten)).toBe(1)
    expect(on('2025-09-20', forgotten)).toBe(2)
    expect(on('2025-09-20', open)).toBe(1)
  })

  it('waits for one of which most is not entered yet, whatever was played before its time', () => {
    const open = [...finished('2025-09-13', 4), ...scheduled('2025-09-13', 5)]
    expect(currentOf(open, finished('2025-09-10', 9))).toBe(1)
  })
})

describe('the last round that was played', () => {
  const playedOf = (...rounds: readonly (readonly Played[])[]) =>
    playedRound(seasonOf(rounds), BEFORE)
  const first = finished('2025-09-13', 9)
  const postponed = Array.from({ length: 9 }, (): Played => ['postponed', null])

  it('is the current one from its first result on', () => {
    expect(playedOf(first, scheduled('2025-09-20', 9))).toBe(1)
    expect(playedOf(first, [...finished('2025-09-20', 1), ...scheduled('2025-09-21', 8)])).toBe(2)
  })

  it('comes after one that was postponed or moved as a whole', () => {
    expect(playedOf(first, postponed, finished('2025-09-27', 9), scheduled(null, 9))).toBe(3)
    expect(playedOf(scheduled('2025-11-01', 9), finished('2025-09-20', 9))).toBe(2)
    expect(playedOf(first, finished('2025-09-20', 9), postponed)).toBe(2)
  })

  it('is not that of a match that was brought forward', () => {
    const forward = [...finished('2025-09-15', 1), ...scheduled('2025-10-04', 8)]
    expect(playedOf(first, scheduled('2025-09-20', 9), forward)).toBe(1)
  })

  it('is none before the first result, and no round of a stage', () => {
    expect(playedOf(scheduled('2025-09-13', 9))).toBeNull()
    const final = { number: 1, stage: 'Play-offs' }
    const fixture = { status: 'finished', day: '2026-06-01' } as const
    const fixtures = [{ fixture, round: final }]
    expect(playedRound({ rounds: [final], fixtures }, BEFORE)).toBeNull()
  })
})

import { describe, expect, it } from '@jest/globals'
import type { FixtureStatus } from 'shared-contracts/league/fixture'
import { roundOf, type ImportedFixture } from '../files/imported-season.ts'
import { KnownFixtures, type KnownFixture } from './known-fixtures.ts'

const ROUNDS = ['Matchday 1', 'Matchday 3', 'Play-offs, Final']
const roundIdOf = (round: string | null) => (round === null ? null : ROUNDS.indexOf(round) + 1)

type Stored = readonly [
  id: number,
  round: string | null,
  day: string | null,
  status?: FixtureStatus,
]
type Line = readonly [round: string | null, date: string | null, status?: FixtureStatus]

const fixture = ([id, round, day, status = 'scheduled']: Stored): KnownFixture => {
  return { id, homeId: 1, awayId: 2, roundId: roundIdOf(round), day, status }
}

const imported = ([round, date, status = 'scheduled']: Line): ImportedFixture => ({
  ...{ round: round === null ? null : roundOf(round), date, time: null, kickOff: null },
  ...{ home: 'Hearts', away: 'Kotoko', ground: null, status, score: null },
  ...{ goals: [], note: null, place: { line: 2, home: 1, away: 1 } },
})

/** Returns the ids of the stored matches that the lines mean; null for a new one. */
function found(stored: readonly Stored[], lines: readonly Line[]): (number | null)[] {
  const rows = lines.map(imported)
  const known = new KnownFixtures(stored.map(fixture), rows, {
    clubOf: (name) => (name === 'Hearts' ? 1 : 2),
    stageOf: (roundId) => roundOf(ROUNDS[(roundId ?? 0) - 1] ?? '').stage,
  })
  return rows.map((row, index) => known.take(row, roundIdOf(lines[index]?.[0] ?? null))?.id ?? null)
}

describe('a line of a file', () => {
  it.each<[string, Stored, Line, number | null]>([
    ['of another day', [7, 'Matchday 1', '2025-09-13'], ['Matchday 1', '2025-12-03'], 7],
    ['of another round', [7, 'Matchday 1', '2025-09-13'], ['Matchday 3', '2025-12-03'], 7],
    ['without a round', [7, 'Matchday 1', '2025-09-13', 'finished'], [null, null], 7],
    [
      'of another round on its day',
      [7, 'Matchday 1', '2025-09-13', 'finished'],
      ['Matchday 3', '2025-09-13'],
      7,
    ],
    [
      'of a stage on its day',
      [7, 'Matchday 1', '2025-09-13'],
      ['Play-offs, Final', '2025-09-13'],
      7,
    ],
    ['of the round that it lacked', [7, null, '2025-09-13', 'finished'], ['Matchday 1', null], 7],
    ['of another stage', [7, 'Matchday 1', '2025-09-13'], ['Play-offs, Final', '2026-06-10'], null],
    [
      'of the league, for a final',
      [7, 'Play-offs, Final', '2026-06-10'],
      ['Matchday 1', '2025-09-13'],
      null,
    ],
    [
      'of another round, for a finished one',
      [7, 'Matchday 1', '2025-09-13', 'finished'],
      ['Matchday 3', '2025-12-03'],
      null,
    ],
    [
      'of another round, for one that is on',
      [7, 'Matchday 1', '2025-09-13', 'in-play'],
      ['Matchday 3', null],
      null,
    ],
    [
      'of another round, for an abandoned one',
      [7, 'Matchday 1', '2025-09-13', 'abandoned'],
      ['Matchday 3', '2025-12-03'],
      7,
    ],
  ])('%s means the only match of the two clubs, or a new one', (_what, stored, line, expected) => {
    expect(found([stored], [line])).toEqual([expected])
  })

  it('means the match of its round, or else of its day, if the clubs meet more than once', () => {
    const stored: Stored[] = [
      [7, 'Matchday 1', '2025-09-13'],
      [8, 'Matchday 3', '2025-12-03'],
    ]
    expect(found(stored, [['Matchday 3', '2025-12-10']])).toEqual([8])
    expect(found(stored, [[null, '2025-09-13']])).toEqual([7])
    expect(found(stored, [[null, '2025-10-01']])).toEqual([null])
  })

  it.each<[string, Line, number]>([
    ['on the day of the replay', ['Matchday 1', '2025-10-05', 'finished'], 8],
    ['on the first day', ['Matchday 1', '2025-09-13', 'cancelled'], 7],
    ['on another day', ['Matchday 1', '2025-10-12'], 8],
    ['without a day', ['Matchday 1', null, 'finished'], 8],
    ['without a day, called off', ['Matchday 1', null, 'abandoned'], 7],
  ])('means a match that was called off, or its replay in the round: %s', (_what, line, id) => {
    const stored: Stored[] = [
      [7, 'Matchday 1', '2025-09-13', 'cancelled'],
      [8, 'Matchday 1', '2025-10-05'],
    ]
    expect(found(stored, [line])).toEqual([id])
    expect(found(stored.toReversed(), [line])).toEqual([id])
  })

  it('means a moved match of the league beside a final of the same clubs', () => {
    const stored: Stored[] = [
      [7, 'Matchday 1', '2025-09-13'],
      [8, 'Play-offs, Final', '2026-06-10'],
    ]
    const lines: Line[] = [
      ['Matchday 3', '2025-12-03'],
      ['Play-offs, Final', '2026-06-11'],
    ]
    expect(found(stored, lines)).toEqual([7, 8])
  })

  it('means a match once', () => {
    const lines: Line[] = [
      ['Matchday 1', null],
      ['Matchday 3', null],
    ]
    expect(found([[7, 'Matchday 1', null]], lines)).toEqual([7, null])
  })
})

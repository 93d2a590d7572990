import { describe, expect, it } from '@jest/globals'
import type { ReadOptions } from '../draft.ts'
import { zoneClock } from '../zone-clock.ts'
import { readFootballJson } from './read-football-json.ts'

const OPTIONS: ReadOptions = { clock: zoneClock('Europe/London') }

const file = (match: string) =>
  `{\n "matches": [\n  { "team1": "Ada", "team2": "Dormaa",\n    ${match} }\n ]\n}`

const faults = (text: string) => {
  const read = readFootballJson(text, OPTIONS)
  return 'faults' in read
    ? read.faults.map(({ line, column, message }) => `${line}:${column} ${message}`)
    : []
}

describe('a season as football.json', () => {
  it('is read with half-time, scorers, status and ground', () => {
    const read = readFootballJson(
      file(`"round": "Matchday 3", "date": "2025-07-26", "time": "15:00", "score": { "ht": [1, 0], "ft": [2, 1] },
        "goals1": [{ "name": "Neymar", "minute": 71 }, { "name": "Neymar", "minute": "90", "offset": 2, "penalty": true }],
        "goals2": [{ "name": "Costa", "minute": 56, "owngoal": true }],
        "ground": "Old Park", "num": 7`),
      OPTIONS,
    )

    expect('season' in read && read.season.fixtures).toEqual([
      expect.objectContaining({
        round: { number: 3, name: 'Matchday 3', stage: null },
        kickOff: '2025-07-26T14:00:00.000Z',
        status: 'finished',
        ground: 'Old Park',
        score: {
          home: 2,
          away: 1,
          halfTime: { home: 1, away: 0 },
          afterExtraTime: null,
          penalties: null,
        },
        goals: [
          { side: 'home', player: 'Neymar', minute: 71, added: 0, kind: 'goal' },
          { side: 'home', player: 'Neymar', minute: 90, added: 2, kind: 'penalty' },
          { side: 'away', player: 'Costa', minute: 56, added: 0, kind: 'own-goal' },
        ],
        place: { line: 3, home: 14, away: 30 },
      }),
    ])
  })

  it('takes an empty score for a match to come, and knows the cancelled ones', () => {
    const read = readFootballJson(file('"score": {}, "status": "cancelled"'), OPTIONS)

    expect(read).toMatchObject({ season: { fixtures: [{ status: 'cancelled', score: null }] } })
  })

  it('takes minutes with added time as "90+2"', () => {
    const read = readFootballJson(
      file(`"score": { "ft": [3, 0] }, "goals1": [
        { "name": "Neymar", "minute": "45+2" },
        { "name": "Neymar", "minute": "90+11", "penalty": true },
        { "name": "Neymar", "minute": 90, "offset": 1 }]`),
      OPTIONS,
    )

    expect('season' in read && read.season.fixtures[0]?.goals).toMatchObject([
      { minute: 45, added: 2, kind: 'goal' },
      { minute: 90, added: 11, kind: 'penalty' },
      { minute: 90, added: 1, kind: 'goal' },
    ])
  })

  it.each([
    ['2025-07-26', '9:30', ['2025-07-26', '09:30', '2025-07-26T08:30:00.000Z']],
    ['2025-07-26', '13:00 UTC-6', ['2025-07-26', '20:00', '2025-07-26T19:00:00.000Z']],
    ['2025-07-26', '20:30 UTC-7', ['2025-07-27', '04:30', '2025-07-27T03:30:00.000Z']],
    ['2025-01-01', '0:15 UTC+5:30', ['2024-12-31', '18:45', '2024-12-31T18:45:00.000Z']],
    ['2025-03-30', '01:30 UTC+0', ['2025-03-30', '02:30', '2025-03-30T01:30:00.000Z']],
  ])('shows the %s at %s in the zone of the season', (date, time, [day, clock, kickOff]) => {
    const read = readFootballJson(file(`"date": "${date}", "time": "${time}"`), OPTIONS)

    expect('season' in read && read.season.fixtures).toMatchObject([
      { date: day, time: clock, kickOff },
    ])
  })

  it('takes stages whose words a dash parts', () => {
    const read = readFootballJson(
      file('"round": "Matchday 3", "stage": "Playoffs - Championship"'),
      OPTIONS,
    )

    expect('season' in read && read.season.fixtures).toMatchObject([
      { round: { number: 3, name: 'Matchday 3', stage: 'Playoffs - Championship' } },
    ])
  })

  it.each([
    ['"date": "2025-02-30"', '4:13 expected a day as YYYY-MM-DD, found “2025-02-30”'],
    ['"time": "7 pm"', '4:13 expected a time as HH:MM, found “7 pm”'],
    ['"time": "20:45 CET"', '4:13 expected a time as HH:MM, found “20:45 CET”'],
    ['"time": "13:00 UTC-24"', '4:13 expected a time as HH:MM, found “13:00 UTC-24”'],
    ['"time": "13:00 UTC-6"', '3:13 expected a date: a time alone says nothing'],
    ['"score": [2, 1]', '4:14 expected a score as { "ft": [home, away] }'],
    ['"score": "2-1"', '4:14 expected a score as { "ft": [home, away] }'],
    ['"score": { "FT": [2, 1] }', '4:22 expected a score as { "ft": [home, away] }'],
    [
      '"score": { "ft": [2, 1], "half": [1, 0] }',
      '4:38 expected a score as { "ft": [home, away] }',
    ],
    ['"score": { "ft": [2] }', '4:22 expected a number of goals'],
    ['"score": { "ft": "2-1" }', '4:22 expected goals as [home, away]'],
    ['"score": { "ft": [2, -1] }', '4:26 expected no number below 0'],
    ['"score": { "ft": [2, 1.5] }', '4:26 expected a whole number of goals'],
    ['"score": { "ht": [2, 1] }', '4:14 expected the goals after 90 minutes as "ft"'],
    [
      '"status": "won"',
      '4:15 expected one of scheduled, postponed, in-play, half-time, finished, abandoned, awarded, cancelled',
    ],
    ['"goals1": [{ "name": "A", "minute": 151 }]', '4:41 expected a minute from 0 to 150'],
    ['"goals1": [{ "name": "A", "minute": "151+3" }]', '4:41 expected a minute from 0 to 150'],
    ['"goals1": [{ "name": "A", "minute": "90+" }]', '4:41 expected a minute from 0 to 150'],
    [
      '"goals1": [{ "name": "A", "minute": "90+3", "offset": 3 }]',
      '4:16 expected the added time once, as "90+2" or as "offset"',
    ],
    ['"goals1": [["A", 90]]', '4:16 expected a scorer'],
    ['"goals1": ["A"]', '4:16 expected a scorer'],
    ['"goals1": [{ "name": "A" }]', '4:16 expected "minute"'],
    ['"round": 7', '4:14 expected a text'],
    ['"round": "-1"', '3:14 expected a round, found the number -1'],
    ['"round": "7",', '4:19 expected JSON'],
  ])('is refused for the member %s', (member, fault) => {
    expect(faults(file(member))).toEqual([fault])
  })

  it('is refused with every fault of a match', () => {
    const member = '"status": "won", "score": { "ht": [2, 1] }, "ground": "[A]"'

    expect(faults(file(member))).toEqual([
      expect.stringContaining('expected the ground without [, ], @ and #'),
      expect.stringMatching(/^4:15 expected one of scheduled, /),
      '4:31 expected the goals after 90 minutes as "ft"',
    ])
  })

  it('is refused where it is something else', () => {
    expect(faults('')).toEqual(['1:1 expected JSON'])
    expect(faults('[]')).toEqual(['1:1 expected { "matches": [ … ] }'])
    expect(faults('{}')).toEqual(['1:1 expected { "matches": [ … ] }'])
    expect(faults('{ "matches": [["Ada", "Dormaa"]] }')).toEqual(['1:15 expected a match'])
    expect(faults('{ "matches": [null] }')).toEqual(['1:15 expected a match'])
    expect(faults('{ "matches": [{ "team1": "Ada" }] }')).toEqual(['1:15 expected "team2"'])
    expect(faults('['.repeat(500_000))).toEqual([
      '1:21 expected at most 20 brackets inside each other',
    ])
    expect(faults(' '.repeat(5_000_001))).toEqual([
      '1:1 expected a season in at most 5000000 bytes',
    ])
  })
})

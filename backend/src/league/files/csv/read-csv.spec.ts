import { describe, expect, it } from '@jest/globals'
import type { ReadOptions } from '../draft.ts'
import { zoneClock } from '../zone-clock.ts'
import { COLUMNS } from './columns.ts'
import { readCsv } from './read-csv.ts'
import { writeCsv } from './write-csv.ts'

const OPTIONS: ReadOptions = { clock: zoneClock('Europe/London') }
const HEADER = COLUMNS.join(',')

const read = (...rows: string[]) => readCsv([HEADER, ...rows].join('\r\n'), OPTIONS)

function faults(...rows: string[]) {
  const found = read(...rows)
  return 'faults' in found
    ? found.faults.map(({ line, column, message }) => `${line}:${column} ${message}`)
    : []
}

describe('a season as CSV', () => {
  it('is read with times of its zone, and its status from its goals', () => {
    const found = read(
      '1,2025-07-26,15:00,Hearts,"Kotoko, Asante",Accra Stadium,,2,1,1,0,a note',
      'Finals,,,Hearts,Dreams,,,,,,,',
    )

    expect('season' in found && found.season.fixtures).toEqual([
      {
        round: { number: 1, name: 'Matchday 1', stage: null },
        date: '2025-07-26',
        time: '15:00',
        kickOff: '2025-07-26T14:00:00.000Z',
        home: 'Hearts',
        away: 'Kotoko, Asante',
        ground: 'Accra Stadium',
        status: 'finished',
        score: {
          home: 2,
          away: 1,
          halfTime: { home: 1, away: 0 },
          afterExtraTime: null,
          penalties: null,
        },
        goals: [],
        note: 'a note',
        place: { line: 2, home: 20, away: 27 },
      },
      expect.objectContaining({
        round: { number: null, name: 'Finals', stage: null },
        date: null,
        status: 'scheduled',
      }),
    ])
  })

  it.each([
    [
      '1,2025-02-30,15:00,Hearts,Kotoko,,,,,,,',
      '2:3 expected a day as YYYY-MM-DD, found “2025-02-30”',
    ],
    [
      '1,26/01/2025,15:00,Hearts,Kotoko,,,,,,,',
      '2:3 expected a day as YYYY-MM-DD, found “26/01/2025”',
    ],
    ['1,2025-01-26,25:00,Hearts,Kotoko,,,,,,,', '2:14 expected a time as HH:MM, found “25:00”'],
    ['1,,15:00,Hearts,Kotoko,,,,,,,', '2:4 expected a date: a time alone says nothing'],
    [
      '1,2025-03-30,01:30,Hearts,Kotoko,,,,,,,',
      '2:14 expected a time that clocks show: 01:30 is skipped on 2025-03-30',
    ],
    ['0,,,Hearts,Kotoko,,,,,,,', '2:1 expected a round from 1 to 200'],
    ['-1,,,Hearts,Kotoko,,,,,,,', '2:1 expected a round, found the number -1'],
    ["'-1,,,Hearts,Kotoko,,,,,,,", '2:1 expected a round, found the number -1'],
    ['–1,,,Hearts,Kotoko,,,,,,,', '2:1 expected a round, found the number –1'],
    ['-,,,Hearts,Kotoko,,,,,,,', '2:1 expected a round in words that one space parts, without “-”'],
    [
      'Playoffs -,,,Hearts,Kotoko,,,,,,,',
      '2:1 expected a round in words that one space parts, without “-”',
    ],
    [
      '1,,,Hearts,Kotoko - Dreams,,,,,,,',
      '2:12 expected the away club in words that one space parts, without “-”',
    ],
    ['201,,,Hearts,Kotoko,,,,,,,', '2:1 expected a round from 1 to 200'],
    ['1,,,,Kotoko,,,,,,,', '2:5 expected the home club'],
    ['1,,,Hearts,Hearts,,,,,,,', '2:12 expected two clubs: a club cannot meet itself'],
    [
      '1,,,Hearts\u200f,Kotoko,,,,,,,',
      '2:5 expected the home club without characters that nobody sees, such as U+200F',
    ],
    [
      '1,,,Hearts,Kotoko v Dreams,,,,,,,',
      '2:12 expected the away club in words that one space parts, without “v”',
    ],
    [
      '1,,,Hearts,Kotoko,,won,,,,,',
      `2:20 expected one of scheduled, postponed, in-play, half-time, finished, abandoned, awarded, cancelled, or nothing`,
    ],
    ['1,,,Hearts,Kotoko,,,two,1,,,', '2:21 expected a number of goals, or nothing'],
    ['1,,,Hearts,Kotoko,,,2,,,,', '2:23 expected goals of both sides'],
    ['1,,,Hearts,Kotoko,,,2,1,1,,', '2:27 expected goals of both sides'],
    [
      '1,,,Hearts,Kotoko,,,,,1,0,',
      '2:21 expected the goals of the match with those of its first half',
    ],
    [
      '1,,,Hearts,Kotoko,,,1,1,2,0,',
      '2:21 expected no more goals in the first half than in the match',
    ],
    ['1,,,Hearts,Kotoko,,,100,1,,,', '2:21 expected at most 99 goals'],
    ['1,,,Hearts,Kotoko,,postponed,1,1,,,', '2:30 expected no goals: the match is postponed'],
    ['1,,,Hearts,Kotoko,,finished,,,,,', '2:29 expected goals: the match is finished'],
    ['1,,,Hearts,Kotoko,,,1,1', '2:25 expected 12 cells, found 9'],
    ['1,,,"Hearts,Kotoko,,,1,1,,,', '2:1 expected quotes that are closed, and doubled inside'],
  ])('is refused for the row %s', (row, fault) => {
    expect(faults(row)).toEqual([fault])
  })

  it('is refused whole, with every fault of every line', () => {
    const good = '1,,,Hearts,Kotoko,,,1,1,,,'

    expect(
      faults(good, '2,x,y,,Hearts,[A],won,two,,1,,#', good, '3,,,Dreams,Kotoko,,,,,,,'),
    ).toEqual([
      '3:3 expected a day as YYYY-MM-DD, found “x”',
      '3:5 expected a time as HH:MM, found “y”',
      '3:7 expected the home club',
      '3:15 expected the ground without [, ], @ and #',
      `3:19 expected one of scheduled, postponed, in-play, half-time, finished, abandoned, awarded, cancelled, or nothing`,
      '3:23 expected a number of goals, or nothing',
      '3:27 expected goals of both sides',
      '3:30 expected goals of both sides',
      '3:31 expected the note without [, ], @ and #',
      '4:5 expected each match once: it stands in line 2',
    ])
  })

  it.each([
    ['a date', '1,x,15:00,Hearts,Kotoko,,,,,,,', ['3:3']],
    ['a time', '1,2025-08-01,x,Hearts,Kotoko,,,1,0,,,', ['3:14']],
    ['a status', '1,,,Hearts,Kotoko,,won,1,0,2,0,', ['3:20']],
    ['goals', '1,,,Hearts,Kotoko,,finished,x,0,1,0,', ['3:29']],
    ['a club', '1,,,,,,,,,,,', ['3:5', '3:6']],
  ])('has no further faults that follow from %s that cannot be read', (_what, row, places) => {
    const found = faults('9,,,Dreams,Kotoko,,,,,,,', row)

    expect(found.map((fault) => fault.split(' ')[0])).toEqual(places)
  })

  it('has a match twice, also if other cells of it are wrong', () => {
    expect(faults('1,x,,Hearts,Kotoko,,,,,,,', '1,,,Hearts,Kotoko,,,100,0,,,')).toEqual([
      '2:3 expected a day as YYYY-MM-DD, found “x”',
      '3:5 expected each match once: it stands in line 2',
      '3:21 expected at most 99 goals',
    ])
  })

  it('tells its clubs, also those of lines with faults', () => {
    expect(read('1,x,,Hearts,Kotoko,,,,,,,', '2,,,(A),Dreams,,,,,,,', '3,,,A').clubs).toEqual([
      { name: 'Hearts', line: 2, column: 6 },
      { name: 'Kotoko', line: 2, column: 13 },
      { name: 'Dreams', line: 3, column: 9 },
    ])
  })

  it('has a match that was called off beside its replay in one round', () => {
    const off = '1,2025-07-26,,Hearts,Kotoko,,cancelled,,,,,'
    const again = '1,2025-08-09,,Hearts,Kotoko,,abandoned,1,0,,,'

    expect(faults(off, again, '1,2025-08-16,,Hearts,Kotoko,,,1,1,,,')).toEqual([])
    expect(faults(off, again, off)).toEqual(['4:15 expected each match once: it stands in line 2'])
  })

  it('has no club twice in a round, but for matches that were called off, and stages', () => {
    const first = '1,2006-09-01,15:00,Aduana,Samartex,,finished,1,0,,,'
    const second = '1,2006-09-01,15:00,Karela,Aduana,,finished,0,2,,,'

    expect(faults(first, '2,,,Samartex,Aduana,,,,,,,')).toEqual([])
    expect(faults(first, second)).toEqual([
      '3:27 expected each club once in a round: it plays in line 2 as well',
    ])
    expect(faults(first, '1,,,Samartex,Karela,,,,,,,')).toEqual([
      '3:5 expected each club once in a round: it plays in line 2 as well',
    ])
    expect(faults(first, '1,2006-09-02,,Aduana,Karela,,cancelled,,,,,')).toEqual([])
    const legs = ['Aduana,Samartex', 'Samartex,Aduana'].map((clubs) => `,,,${clubs},,,1,0,,,`)
    expect(faults(...legs.map((leg) => `Finals${leg}`))).toEqual([])
    expect(faults(...legs.map((leg) => `"Play-offs, Matchday 1"${leg}`))).toEqual([])
  })

  it('has times of one-digit hours, and of other zones', () => {
    const found = read(
      '1,2025-07-26,9:30,Hearts,Kotoko,,,,,,,',
      '1,2025-07-26,23:00 UTC-1,Dreams,Bibiani,,,,,,,',
    )

    expect('season' in found && found.season.fixtures).toMatchObject([
      { date: '2025-07-26', time: '09:30', kickOff: '2025-07-26T08:30:00.000Z' },
      { date: '2025-07-27', time: '01:00', kickOff: '2025-07-27T00:00:00.000Z' },
    ])
  })

  it('has names that a spreadsheet would run as texts, and restores them', () => {
    const row = "1,,,'=SUM(1),'＝SUM(1),,scheduled,,,,,"
    const found = read(row)
    const season = 'season' in found ? found.season : { fixtures: [] }

    expect(season.fixtures.map(({ home, away }) => [home, away])).toEqual([['=SUM(1)', '＝SUM(1)']])
    expect(writeCsv(season)).toBe(`${HEADER}\r\n${row}\r\n`)
  })

  it('is refused without its header', () => {
    expect(readCsv('round,day\n', OPTIONS)).toMatchObject({
      faults: [{ line: 1, column: 7, message: `expected the header ${HEADER}` }],
    })
    expect(readCsv('', OPTIONS)).toMatchObject({ faults: [{ line: 1, column: 1 }] })
  })

  it('is refused where a match that has not begun has a result', () => {
    const rows = [
      '1,2025-07-26,15:00,Hearts,Kotoko,,,1,0,,,',
      '1,2025-07-25,,Dreams,Bibiani,,,1,0,,,',
    ]
    const found = readCsv([HEADER, ...rows].join('\n'), {
      ...OPTIONS,
      now: '2025-07-26T13:59:00.000Z',
    })

    expect(found).toMatchObject({
      faults: [
        {
          line: 2,
          column: 36,
          message: 'expected no result: the match begins on Jul 26, 2025 at 15:00',
        },
      ],
    })
  })

  it('says at most a hundred faults, and how many there are beyond', () => {
    const found = faults(...Array<string>(150).fill('1,,,Hearts,Hearts,,,,,,,'))

    expect(found).toHaveLength(101)
    expect(found.at(-1)).toContain('50 more faults')
  })
})

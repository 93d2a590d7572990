import { describe, expect, it } from '@jest/globals'
import type { ReadOptions } from '../draft.ts'
import { zoneClock } from '../zone-clock.ts'
import { readFootballTxt } from './read-football-txt.ts'

const OPTIONS: ReadOptions = { clock: zoneClock('Europe/London') }

const fixtures = (...lines: string[]) => {
  const read = readFootballTxt(['= League 2024/25', ...lines].join('\n'), OPTIONS)
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read.season.fixtures
}

const faults = (...lines: string[]) => {
  const read = readFootballTxt(['= League 2024/25', ...lines].join('\n'), OPTIONS)
  return 'faults' in read
    ? read.faults.map(({ line, column, message }) => `${line}:${column} ${message}`)
    : []
}

describe('a season as Football.TXT', () => {
  it('carries rounds, days and times over from line to line', () => {
    const found = fixtures(
      '# Teams 4',
      '» Matchday 1',
      '  Sat Aug/17 2024',
      '    12.30  Ada United              v Bibiani Gold Stars       1-0 (1-0)',
      '           Cape Coast              v Dormaa                   0-0',
      '  Sun Jan/5',
      '           Elmina                  v Fosu',
      'Matchday 2',
      '[Tue Feb/18]',
      '  19:45  Ada United  2-2 (1-2)  Dormaa   # at last',
    )

    expect(
      found.map(({ round, date, time, home, away, status }) => [
        round?.number,
        date,
        time,
        home,
        away,
        status,
      ]),
    ).toEqual([
      [1, '2024-08-17', '12:30', 'Ada United', 'Bibiani Gold Stars', 'finished'],
      [1, '2024-08-17', '12:30', 'Cape Coast', 'Dormaa', 'finished'],
      [1, '2025-01-05', null, 'Elmina', 'Fosu', 'scheduled'],
      [2, '2025-02-18', '19:45', 'Ada United', 'Dormaa', 'finished'],
    ])
    expect(found[3]?.score).toMatchObject({ home: 2, away: 2, halfTime: { home: 1, away: 2 } })
    expect(found[0]?.kickOff).toBe('2024-08-17T11:30:00.000Z')
  })

  it('shows times of other zones in that of the season, also where they carry over', () => {
    const found = fixtures(
      'Matchday 1',
      'Thu Jun 12 2025',
      '  20:30 UTC-7     A  v B',
      '                  C  v D',
      '   9:30           E  v F',
      '  15:00  UTC+1 Lions  v G',
    )

    expect(found.map(({ date, time, home }) => [date, time, home])).toEqual([
      ['2025-06-13', '04:30', 'A'],
      ['2025-06-13', '04:30', 'C'],
      ['2025-06-12', '09:30', 'E'],
      ['2025-06-12', '15:00', 'UTC+1 Lions'],
    ])
  })

  it('finds the year of a day by its weekday, though a season should take longer than one', () => {
    const found = fixtures(
      'Sat Aug/17',
      'A  1-0  B',
      'Fri Jul/18',
      'B  1-0  A',
      'Jul 18',
      'B  1-0  C',
    )

    expect(found.map(({ date }) => date)).toEqual(['2024-08-17', '2025-07-18', '2025-07-18'])
  })

  it('reads marks, grounds and notes', () => {
    const found = fixtures(
      'A v B  P.P.',
      'B  P.P.  C',
      'C v D  [postponed; snow]',
      'D v E  3-0 awd.  @ Ground, Town',
      'E  -  F  [cancelled]',
      'F  1-2  A  @ Old Park [abandoned; fog after 70 minutes]',
      'A v C  1-0  [behind closed doors]',
      'A  3-0 [awarded; no ground]  D',
      'D  P.P. [snow]  A  @ Old Park',
      'D v B  1-0 [fog] @ Old Park',
    )

    expect(found.map(({ status, ground, note }) => [status, ground, note])).toEqual([
      ['postponed', null, null],
      ['postponed', null, null],
      ['postponed', null, 'snow'],
      ['awarded', 'Ground, Town', null],
      ['cancelled', null, null],
      ['abandoned', 'Old Park', 'fog after 70 minutes'],
      ['finished', null, 'behind closed doors'],
      ['awarded', null, 'no ground'],
      ['postponed', 'Old Park', 'snow'],
      ['finished', 'Old Park', 'fog'],
    ])
    expect(found.slice(-3).map(({ home, away }) => `${home} v ${away}`)).toEqual([
      'A v D',
      'D v A',
      'D v B',
    ])
  })

  it('reads scorers, over several lines, of both sides or of one', () => {
    const [both, away, lines] = fixtures(
      'A  2-1 (1-0)  B',
      "   (Neymar 71', 90+2'(p); Diego Costa 56'og)",
      'B  0-3  C',
      "   (Rashford 50'  Foden 51'  Rashford 68')",
      'C v D  2-1',
      '   (Franck Ribéry 77pen,',
      '    Ivica Olić 90+2;',
      '    Wayne Rooney 2)',
    )

    expect(both?.goals).toEqual([
      { side: 'home', player: 'Neymar', minute: 71, added: 0, kind: 'goal' },
      { side: 'home', player: 'Neymar', minute: 90, added: 2, kind: 'penalty' },
      { side: 'away', player: 'Diego Costa', minute: 56, added: 0, kind: 'own-goal' },
    ])
    expect(away?.goals.map(({ side, player }) => `${side} ${player}`)).toEqual([
      'away Rashford',
      'away Foden',
      'away Rashford',
    ])
    expect(lines?.goals.map(({ player, minute, kind }) => `${player} ${minute} ${kind}`)).toEqual([
      'Franck Ribéry 77 penalty',
      'Ivica Olić 90 goal',
      'Wayne Rooney 2 goal',
    ])
  })

  it('tells a name that begins like a mark from a mark', () => {
    const [match] = fixtures(
      'A  6-0  B',
      "   (Neymar 71' P. Aubameyang 73', 75' Pen Ba 77' Diego 78' p, O.G. Asare 79' (p))",
    )

    expect(match?.goals.map(({ player, minute, kind }) => `${player} ${minute} ${kind}`)).toEqual([
      'Neymar 71 goal',
      'P. Aubameyang 73 goal',
      'P. Aubameyang 75 goal',
      'Pen Ba 77 goal',
      'Diego 78 penalty',
      'O.G. Asare 79 penalty',
    ])
  })

  it.each(['P 80', 'P.', 'Pen, Messi 80'])('reads the mark of a goal before %s', (rest) => {
    const [match] = fixtures('A  2-0  B', `   (Neymar 71' ${rest})`)

    expect(match?.goals[0]).toMatchObject({ player: 'Neymar', kind: 'penalty' })
  })

  it('tells play-offs from the league, and goals after 90 minutes from those after more', () => {
    const [league, semi, final] = fixtures(
      '== Regular',
      'Matchday 46',
      'A  1-0  B',
      '== Playoffs',
      'A  3-2 pen. 1-2 a.e.t. (1-2, 1-0)  B',
      '» Finals, Final',
      'B v A  1-1 a.e.t. (0-1, 0-0)',
    )

    expect(league?.round?.stage).toBeNull()
    expect(semi).toMatchObject({
      round: { stage: 'Playoffs', number: null },
      score: {
        home: 1,
        away: 2,
        halfTime: { home: 1, away: 0 },
        afterExtraTime: { home: 1, away: 2 },
        penalties: { home: 3, away: 2 },
      },
    })
    expect(final).toMatchObject({
      round: { stage: 'Finals', name: 'Final' },
      score: { home: 0, away: 1 },
    })
  })

  it.each([
    'A  4-3 pen. 2-2 a.e.t. (1-1, 1-0)  B',
    'A  2-2 a.e.t. (1-1, 1-0) 4-3 pen.  B',
    'A v B  2-2 a.e.t. (1-1, 1-0), 4-3 pen.',
    'A  2-2 a.e.t. (1-1, 1-0), 4-3 pen. [a note]  B',
  ])('reads penalties before and after the other goals: %s', (line) => {
    const [match] = fixtures(line)

    expect(match).toMatchObject({
      ...{ home: 'A', away: 'B' },
      score: {
        ...{ home: 1, away: 1, halfTime: { home: 1, away: 0 } },
        afterExtraTime: { home: 2, away: 2 },
        penalties: { home: 4, away: 3 },
      },
    })
  })

  it.each([
    ['Ada Bibiani', '2:1 expected a match, a day or a round'],
    ['Sat Aug/18', '2:1 expected the weekday of 2024-08-18 or 2025-08-18'],
    ['Feb 30', '2:1 expected a day that the calendar has'],
    ['  25.30  A v B', '2:3 expected a time as HH:MM, found “25:30”'],
    ['  15.30 UTC+20  A v B', '2:3 expected a time as HH:MM, found “15:30 UTC+20”'],
    ['» -1\n\nA v B', '4:1 expected a round, found the number -1'],
    ['  15.30  A v B', '2:10 expected a date: a time alone says nothing'],
    ['A  2-1 (1-x)  B', '2:4 expected goals of the first half in brackets, as (1-0)'],
    ['A  2-1 (3-0)  B', '2:4 expected no more goals in the first half than in the match'],
    [
      'A  2-1 a.e.t. (1-2, 0-0)  B',
      '2:4 expected no fewer goals after extra time than after the match',
    ],
    ['A  2-1 a.e.t.  B', '2:4 expected the goals after 90 minutes in brackets, as (1-1, 0-0)'],
    ['A  2-1', '2:1 expected the away club'],
    ['v B', '2:1 expected the home club'],
    ['A v B  2-1  C', '2:13 expected nothing after the score but @ and ['],
    ['A  United v B', '2:4 expected one space between words of a name'],
    ['A v B  2-1  [postponed]', '2:8 expected no goals: the match is postponed'],
    ['A v B  [awarded]', '2:8 expected goals: the match is awarded'],
    ['A v B  [postponed', '2:8 expected a bracket that closes'],
    ['A v B  [postponed] C', '2:20 expected nothing after the bracket but the away club and @'],
    ['A  1-0 [a note]', '2:1 expected the away club'],
    ['A  [a note]  1-0  B', '2:14 expected nothing after the bracket but the away club and @'],
    ['»', '2:1 expected the name of a round'],
    ["(Neymar 71')", '2:1 expected a match before its scorers'],
    [
      'A\u202e v B',
      '2:1 expected the home club without characters that nobody sees, such as U+202E',
    ],
  ])('is refused for the line %s', (line, fault) => {
    expect(faults(line)).toEqual([fault])
  })

  it('is refused for scorers that do not fit their match', () => {
    expect(faults('A  1-0  B', "(Neymar 71', 72')")).toEqual([
      '2:1 expected no more scorers than goals',
    ])
    expect(faults('A  1-0  B', '(Neymar)')).toEqual([
      "3:1 expected scorers, as (Name 71'; Name 56'(p))",
    ])
    expect(faults('A  1-0  B', "(Neymar 71'")).toEqual(['3:1 expected a bracket that closes'])
  })

  it('is refused without a year, and where a clock skips the time', () => {
    expect(readFootballTxt('Sat Aug/17\nA  1-0  B', OPTIONS)).toMatchObject({
      faults: [{ line: 1, column: 1, message: 'expected a year' }],
    })
    expect(faults('Sun Mar/30', '01.30  A v B')).toEqual([
      '3:8 expected a time that clocks show: 01:30 is skipped on 2025-03-30',
    ])
  })
})

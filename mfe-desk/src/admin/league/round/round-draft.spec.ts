import { describe, expect, it } from '@jest/globals'
import {
  awardedIn,
  faultsOf,
  isChanged,
  isCorrection,
  isOvertaken,
  keepMine,
  postponed,
  rowOf,
  typed,
} from './round-draft.ts'
import { aFixture, aScore } from './testing.ts'

const awaited = rowOf(aFixture())
const open = rowOf(aFixture({ day: null, time: null, kickOff: null }))
const untimed = rowOf(aFixture({ time: null, kickOff: null }))
const CARD = { type: 'red-card', side: 'home', minute: '', player: '', related: '' } as const
const GOALS = { home: 'Enter the goals', away: 'Enter the goals' }
const played = rowOf(aFixture({ status: 'finished', score: aScore(2, 1), revision: 3 }))

describe('goals', () => {
  it('of both sides finish a match that waited for its result', () => {
    const half = typed(awaited, { home: '2' })
    expect(half.status).toBe('scheduled')
    expect(typed(half, { away: '0' })).toMatchObject({ home: '2', away: '0', status: 'finished' })
  })

  it('that are taken away again let it wait', () => {
    const both = typed(typed(awaited, { home: '2' }), { away: '0' })
    const back = typed(typed(both, { away: '' }), { home: '' })
    expect([back.status, isChanged(back)]).toEqual(['scheduled', false])
  })

  it.each(['100', '-1', '2.5', 'two', '1 0'])('that are none stay as typed: %p', (text) => {
    const row = typed(awaited, { home: text, away: '0' })
    expect([row.home, faultsOf(row)]).toEqual([text, { home: 'Enter goals from 0 to 99' }])
  })

  it('may have blanks around them', () => {
    expect(typed(awaited, { home: ' 2 ' }).home).toBe('2')
  })

  it('of a played match that are typed as they stand change nothing', () => {
    expect(isChanged(typed(typed(played, { home: '' }), { home: '2' }))).toBe(false)
  })
})

describe('a row', () => {
  it.each([
    ['nothing typed', awaited, {}],
    ['the goals of one side', typed(awaited, { home: '2' }), { away: 'Enter the goals' }],
    ['both goals', typed(awaited, { home: '2', away: '2' }), {}],
    [
      'goals that are none, and no others',
      typed(awaited, { away: '-1' }),
      { home: 'Enter the goals', away: 'Enter goals from 0 to 99' },
    ],
    ['a correction without its reason', typed(played, { home: '3' }), { reason: 'Say why' }],
    ['a correction', typed(played, { home: '3', reason: 'Goal in the 90th minute' }), {}],
    [
      'a result that is emptied',
      typed(played, { home: '', away: '' }),
      { home: 'Enter the goals', away: 'Enter the goals', reason: 'Say why' },
    ],
    ['a postponement without its reason', postponed(awaited), { reason: 'Say why' }],
    ['a postponement', typed(postponed(awaited), { reason: 'Flooded' }), {}],
    [
      'a kick-off that is moved without a reason',
      typed(awaited, { time: '16:00' }),
      { reason: 'Say why' },
    ],
    ['a kick-off that was open', typed(open, { day: '2026-12-01', time: '15:00' }), {}],
    ['a time that was open on a day that is fixed', typed(untimed, { time: '15:00' }), {}],
    ['a time without a day', typed(open, { time: '15:00' }), { day: 'Enter the day' }],
    [
      'a card without its minute',
      typed(awaited, { events: [CARD] }),
      { events: 'Enter the minute of each' },
    ],
    ['an award without goals', typed(awaited, { status: 'awarded', reason: 'Walkover' }), GOALS],
  ])('with %s', (_what, row, faults) => {
    expect(faultsOf(row)).toEqual(faults)
  })

  it('that is postponed twice is as it was', () => {
    expect(isChanged(postponed(awaited))).toBe(true)
    expect(postponed(postponed(awaited))).toEqual(awaited)
  })

  it('that was postponed is to be played again with a new day', () => {
    const late = rowOf(aFixture({ status: 'postponed', day: null, time: null, kickOff: null }))
    expect(typed(late, { day: '2026-12-01' })).toMatchObject({ status: 'scheduled' })
    expect(postponed(late)).toMatchObject({ status: 'postponed' })
  })

  it('is a correction only where visitors have read a result', () => {
    expect(isCorrection(typed(awaited, { home: '1', away: '0' }))).toBe(false)
    expect(isCorrection(typed(played, { home: '1' }))).toBe(true)
  })
})

describe('the side to which a match is awarded', () => {
  const given = rowOf(aFixture({ status: 'awarded', score: aScore(0, 3), awarded: 'away' }))

  it('is the winner by another score', () => {
    expect(awardedIn(given)).toBe('away')
    expect(awardedIn(typed(given, { home: '4' }))).toBeNull()
  })

  it('stays as it was chosen', () => {
    const chosen = typed(typed(awaited, { status: 'awarded' }), { awarded: 'home' })
    expect(awardedIn(typed(typed(chosen, { home: '1' }), { away: '1' }))).toBe('home')
  })

  it('is a result, as long as the match is awarded', () => {
    expect(isCorrection(typed(given, { awarded: 'home' }))).toBe(true)
    const back = typed(typed(played, { status: 'awarded' }), { awarded: 'home' })
    expect(isChanged(typed(back, { status: 'finished' }))).toBe(false)
  })
})

describe('a match that somebody else has saved meanwhile', () => {
  const now = aFixture({ status: 'finished', score: aScore(1, 1), revision: 2 })
  const mine = typed(awaited, { home: '2', away: '1' })

  it('is told where something was typed, and only there', () => {
    expect([isOvertaken(mine, now), isOvertaken(awaited, now)]).toEqual([true, false])
  })

  it('can be changed from what it is now, which is a correction then', () => {
    const kept = keepMine(mine, now)
    expect([isOvertaken(kept, now), isCorrection(kept)]).toEqual([false, true])
    expect([kept.home, kept.away]).toEqual(['2', '1'])
  })

  it('keeps what was typed since it was sent, and sends no event twice', () => {
    const GOAL = { ...CARD, type: 'goal', minute: '7' } as const
    const sent = typed(mine, { events: [GOAL] })
    const since = typed(sent, { away: '', events: [GOAL, CARD] })
    const saved = aFixture({ status: 'finished', score: aScore(2, 1), revision: 2 })
    expect(keepMine(since, saved, sent)).toMatchObject({ home: '2', away: '', events: [CARD] })
  })

  it('keeps what only the other one changed', () => {
    const elsewhere = aFixture({ day: '2026-11-16', revision: 2 })
    expect(keepMine(mine, elsewhere)).toMatchObject({ home: '2', away: '1', day: '2026-11-16' })
  })
})

import { describe, expect, it } from '@jest/globals'
import { alertForChange, type MatchState } from './alert-for-change.ts'

const AT = new Date('2026-11-22T15:23:00.000Z')
const KICK_OFF = new Date('2026-11-22T15:00:00.000Z')
const DAYS_AGO = new Date('2026-11-18T15:00:00.000Z')

const match = (
  status: MatchState['status'],
  [homeGoals, awayGoals]: readonly [number | null, number | null] = [null, null],
  kickOff: Date | null = KICK_OFF,
): MatchState => ({ status, kickOff, homeGoals, awayGoals })

describe('followers of a match', () => {
  it.each<[string, MatchState, MatchState, string | null]>([
    ['the kick-off', match('scheduled'), match('in-play', [0, 0]), 'kick-off'],
    [
      'the kick-off of a match that was postponed',
      match('postponed'),
      match('in-play'),
      'kick-off',
    ],
    ['a goal', match('in-play', [0, 0]), match('in-play', [0, 1]), 'goal'],
    ['the first goal, where no score stood', match('in-play'), match('in-play', [1, 0]), 'goal'],
    ['several goals at once as one', match('in-play', [0, 0]), match('half-time', [2, 1]), 'goal'],
    ['a goal before the kick-off with it', match('scheduled'), match('in-play', [1, 0]), 'goal'],
    ['full time', match('in-play', [1, 0]), match('finished', [1, 0]), 'full-time'],
    [
      'full time, and not the goal before',
      match('in-play'),
      match('finished', [1, 0]),
      'full-time',
    ],
    ['a result of today', match('scheduled'), match('finished', [2, 2]), 'full-time'],
    ['a postponement', match('scheduled'), match('postponed', undefined, null), 'postponed'],
    ['a goal that was none', match('in-play', [1, 0]), match('in-play', [0, 0]), 'corrected'],
    ['a goal of the other side', match('in-play', [1, 0]), match('in-play', [0, 1]), 'corrected'],
    ['a final score set right', match('finished', [1, 0]), match('finished', [1, 1]), 'corrected'],
    ['nothing of the break', match('in-play', [0, 0]), match('half-time', [0, 0]), null],
    ['nothing of the second half', match('half-time'), match('in-play'), null],
    ['nothing of a score of nil', match('in-play'), match('in-play', [0, 0]), null],
    ['nothing of a new referee', match('scheduled'), match('scheduled'), null],
    ['nothing of a postponement that stays', match('postponed'), match('postponed'), null],
    ['nothing of an award', match('scheduled'), match('awarded', [3, 0]), null],
    [
      'nothing of a result of days ago',
      match('scheduled', undefined, DAYS_AGO),
      match('finished', [1, 0], DAYS_AGO),
      null,
    ],
    [
      'nothing of a result without a day',
      match('scheduled', undefined, null),
      match('finished', [1, 0], null),
      null,
    ],
    [
      'nothing of a postponement of days ago',
      match('scheduled', undefined, DAYS_AGO),
      match('postponed', undefined, null),
      null,
    ],
  ])('are told %s', (_what, before, after, kind) => {
    expect(alertForChange(before, after, AT, AT)?.kind ?? null).toBe(kind)
  })

  it('are told when it cannot be taken back at once any more, and for as long as it is news', () => {
    const arrivedAt = new Date('2026-11-22T15:25:00.000Z')
    const goal = [match('in-play', [0, 0]), match('in-play', [1, 0])] as const
    expect(alertForChange(...goal, AT, arrivedAt)).toEqual({
      ...{ kind: 'goal', homeGoals: 1, awayGoals: 0, happenedAt: AT },
      dueAt: new Date('2026-11-22T15:25:10.000Z'),
      expiresAt: new Date('2026-11-22T15:33:00.000Z'),
    })
    // The clock of the phone is ahead.
    const early = new Date('2026-11-22T15:22:59.000Z')
    expect(alertForChange(...goal, AT, early)?.dueAt).toEqual(new Date('2026-11-22T15:23:10.000Z'))
  })

  it('are told of a correction at once', () => {
    const change = alertForChange(match('in-play', [1, 0]), match('in-play', [0, 0]), AT, AT)
    expect(change?.dueAt).toEqual(AT)
  })
})

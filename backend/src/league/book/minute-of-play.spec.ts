import { describe, expect, it } from '@jest/globals'
import type { MatchEventType } from 'shared-contracts/league/match-event'
import { minuteOfPlay } from './minute-of-play.ts'

const at = (time: string) => new Date(`2025-01-26T${time}:00Z`)
const event = <const Type extends MatchEventType>(
  type: Type,
  time: string,
  corrects: string | null = null,
) => ({ ...{ id: `${type} ${time}`, type, at: at(time), corrects, withdrawn: false } })
const KICK_OFF = event('kick-off', '15:00')
const BREAK = event('half-time', '15:47')
const SECOND = event('second-half', '16:02')

describe('the minute of play', () => {
  it.each([
    ['before the kick-off', [], '15:10', null],
    ['in the first half', [KICK_OFF], '15:12', { minute: 12, added: 0 }],
    ['after a goal', [KICK_OFF, event('goal', '15:12')], '15:20', { minute: 20, added: 0 }],
    ['in added time', [KICK_OFF], '15:47', { minute: 45, added: 2 }],
    ['in the break', [KICK_OFF, BREAK], '15:55', { minute: 45, added: 0 }],
    ['in the second half', [KICK_OFF, BREAK, SECOND], '16:24', { minute: 67, added: 0 }],
    ['in its added time', [KICK_OFF, BREAK, SECOND], '16:51', { minute: 90, added: 4 }],
    ['after the end', [KICK_OFF, SECOND, event('full-time', '16:52')], '16:55', null],
    ['of a clock that is behind', [KICK_OFF], '14:59', { minute: 1, added: 0 }],
    [
      'after a whistle that was taken back',
      [KICK_OFF, BREAK, { ...event('half-time', '15:48', BREAK.id), withdrawn: true }],
      '15:50',
      { minute: 45, added: 5 },
    ],
  ])('%s', (_when, events, now, minute) => {
    expect(minuteOfPlay(events, at(now))).toEqual(minute)
  })
})

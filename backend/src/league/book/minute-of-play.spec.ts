import { describe, expect, it } from '@jest/globals'
import { minuteOfPlay } from './minute-of-play.ts'

const at = (time: string) => new Date(`2025-01-26T${time}:00Z`)
const KICK_OFF = { type: 'kick-off', at: at('15:00') } as const
const BREAK = { type: 'half-time', at: at('15:47') } as const
const SECOND = { type: 'second-half', at: at('16:02') } as const

describe('the minute of play', () => {
  it.each([
    ['before the kick-off', [], '15:10', null],
    ['in the first half', [KICK_OFF], '15:12', 12],
    ['after a goal', [KICK_OFF, { type: 'goal', at: at('15:12') } as const], '15:20', 20],
    ['in added time', [KICK_OFF], '15:47', 45],
    ['in the break', [KICK_OFF, BREAK], '15:55', 45],
    ['in the second half', [KICK_OFF, BREAK, SECOND], '16:24', 67],
    ['in its added time', [KICK_OFF, BREAK, SECOND], '16:51', 90],
    [
      'after the end',
      [KICK_OFF, SECOND, { type: 'full-time', at: at('16:52') } as const],
      '16:55',
      null,
    ],
    ['of a clock that is behind', [KICK_OFF], '14:59', 0],
  ])('%s', (_when, events, now, minute) => {
    expect(minuteOfPlay(events, at(now))).toBe(minute)
  })
})

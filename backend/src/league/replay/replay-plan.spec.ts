import { describe, expect, it } from '@jest/globals'
import { replayPlan, type PlayedEvent, type PlayedMatch } from './replay-plan.ts'

const event = (
  type: PlayedEvent['type'],
  minute: number,
  added = 0,
  side: PlayedEvent['side'] = 'home',
): PlayedEvent => ({ type, side, minute, added, player: null, related: null, note: '' })
const NOBODY = { home: [], away: [] }
const match = (events: readonly PlayedEvent[], more: Partial<PlayedMatch> = {}): PlayedMatch => ({
  ...{ events, lineUps: NOBODY, statistics: null },
  ...more,
})
/** Returns the taps with their times, in minutes since the kick-off. */
const told = (played: PlayedMatch) =>
  replayPlan(played).flatMap(({ after, taps }) =>
    taps.map((tap) => `${after / 60_000} ${tap.kind === 'event' ? tap.type : tap.kind}`),
  )

describe('the plan of a replay', () => {
  it('blows every whistle, and taps what happened within its minute', () => {
    expect(told(match([event('goal', 1), event('red-card', 46, 0, 'away')]))).toEqual([
      '0 kick-off',
      '0.5 goal',
      '45 half-time',
      '60 second-half',
      '60.5 red-card',
      '105 full-time',
    ])
  })

  it('announces what was added, and plays on as long as something happened', () => {
    const events = [event('goal', 45, 2), event('goal', 90, 4), event('full-time', 90, 5)]
    expect(told(match(events))).toEqual([
      '0 kick-off',
      '44.5 added-time',
      '46.5 goal',
      '47 half-time',
      '62 second-half',
      '106.5 added-time',
      '110.5 goal',
      '112 full-time',
    ])
  })

  it('begins with the line-ups, and spreads what was counted over what was played', () => {
    const player = { player: 'kofi-mensah', shirtNumber: 9, isStarter: true }
    const none = { home: 0, away: 0 }
    const statistics = {
      ...{ possession: none, shots: none, shotsOnTarget: none, fouls: none, offsides: none },
      corners: { home: 1, away: 2 },
    }
    expect(told(match([], { lineUps: { home: [player], away: [] }, statistics }))).toEqual([
      '0 line-up',
      '0 kick-off',
      '22.5 count',
      '45 half-time',
      '60 count',
      '60 second-half',
      '82.5 count',
      '105 full-time',
    ])
  })
})

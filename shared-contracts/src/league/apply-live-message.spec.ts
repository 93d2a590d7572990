import { describe, expect, it } from '@jest/globals'
import { applyLiveMessage } from './apply-live-message.ts'
import { readLiveMessage, type LiveMessage } from './live-message.ts'
import { followsFromEvents } from './live-standing.ts'
import type { LiveEvent, LiveState } from './match-stream.ts'

const NOW = '2026-03-01T15:00:00.000Z'

const before: LiveState = {
  match: '2026-03-01-hearts-of-oak-asante-kotoko',
  home: { slug: 'hearts-of-oak', name: 'Hearts of Oak' },
  away: { slug: 'asante-kotoko', name: 'Asante Kotoko' },
  status: 'scheduled',
  score: null,
  halfTime: null,
  clock: null,
  now: NOW,
  sequence: 0,
  events: [],
}

const nobody = { side: null, player: null, related: null }
const first = { half: 'first', startedAt: NOW, added: null } as const
const kickOff: LiveMessage = {
  name: 'status',
  data: {
    ...{ sequence: 1, type: 'kick-off', minute: 1, added: 0, status: 'in-play' },
    score: [0, 0],
    clock: first,
  },
}
const goalOf = (sequence: number, side: 'home' | 'away', minute: number): LiveEvent => ({
  ...{ sequence, minute, added: 0, type: 'goal', side },
  player: 'K. Mensah',
  related: null,
})
const goal: LiveMessage = {
  name: 'event',
  data: { ...goalOf(2, 'home', 12), score: [1, 0] },
}
const halfTime: LiveMessage = {
  name: 'status',
  data: {
    ...{ sequence: 3, type: 'half-time', minute: 45, added: 2, status: 'half-time' },
    score: [1, 0],
    clock: null,
  },
}
const withdrawal: LiveMessage = {
  name: 'correction',
  data: { sequence: 4, corrects: 2, event: null, score: [0, 0] },
}

const after = (...messages: LiveMessage[]) =>
  messages.reduce<LiveState | null>(applyLiveMessage, before)

describe('a match after a message of its stream', () => {
  it('is what a whole state says, whatever stood before', () => {
    expect(applyLiveMessage(null, { name: 'state', data: before })).toEqual(before)
    expect(after(kickOff, { name: 'state', data: before })).toEqual(before)
  })

  it('has begun with the whistle, and stands as its goals say', () => {
    expect(after(kickOff, goal)).toEqual({
      ...before,
      status: 'in-play',
      score: [1, 0],
      clock: first,
      sequence: 2,
      events: [
        { sequence: 1, minute: 1, added: 0, type: 'kick-off', ...nobody },
        goalOf(2, 'home', 12),
      ],
    })
  })

  it('is the same when a message comes again', () => {
    const once = after(kickOff, goal)
    expect(once && applyLiveMessage(once, goal)).toBe(once)
  })

  it('is unknown where a message is missing, until a whole state comes', () => {
    expect(after(goal)).toBeNull()
    expect(after(goal, kickOff)).toBeNull()
    expect(applyLiveMessage(null, kickOff)).toBeNull()
  })

  it('keeps the goals of the first half as its score at the break', () => {
    const late: LiveMessage = { name: 'event', data: { ...goalOf(4, 'away', 60), score: [1, 1] } }
    expect(after(kickOff, goal, halfTime)).toMatchObject({ status: 'half-time', halfTime: [1, 0] })
    expect(after(kickOff, goal, halfTime, late)).toMatchObject({ halfTime: [1, 0], score: [1, 1] })
  })

  it('loses a goal that is taken back, also from the score at the break', () => {
    expect(after(kickOff, goal, halfTime, withdrawal)).toMatchObject({
      score: [0, 0],
      halfTime: [0, 0],
      sequence: 4,
      events: [{ sequence: 1 }, { sequence: 3 }],
    })
  })

  it('has what is right in the place of what was wrong', () => {
    const right = goalOf(3, 'away', 13)
    const state = after(kickOff, goal, {
      name: 'correction',
      data: { sequence: 3, corrects: 2, event: right, score: [0, 1] },
    })
    expect(state).toMatchObject({ score: [0, 1], events: [{ sequence: 1 }, { sequence: 3 }] })
    expect(state?.events.at(-1)).toEqual(right)
  })

  it('runs by the clock that was set last', () => {
    const clock = { ...first, added: 3 }
    const now = '2026-03-01T15:45:00.000Z'
    expect(after(kickOff, { name: 'clock', data: { clock, now } })).toMatchObject({ clock, now })
  })

  it('follows from its events unless somebody entered something else', () => {
    const state = after(kickOff, goal, halfTime, withdrawal)
    expect(state && followsFromEvents(state)).toBe(true)
    expect(followsFromEvents(before)).toBe(true)
    expect(state && followsFromEvents({ ...state, status: 'abandoned' })).toBe(false)
    expect(state && followsFromEvents({ ...state, score: [3, 0] })).toBe(false)
  })
})

describe('a message of a stream', () => {
  it('is read by its name', () => {
    expect(readLiveMessage('event', JSON.stringify(goal.data))).toEqual(goal)
  })

  it('is nothing where it is unknown or broken', () => {
    expect(readLiveMessage('beat', '')).toBeNull()
    expect(readLiveMessage('event', '{')).toBeNull()
    expect(readLiveMessage('event', '{"sequence":1}')).toBeNull()
  })
})

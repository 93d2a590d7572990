import { describe, expect, it } from '@jest/globals'
import type { LiveClockMessage, LiveState } from 'shared-contracts/league/match-stream'
import { encode, HeldMatch, type NumberedMessage } from './held-match.ts'

const NOW = '2026-03-01T15:10:00.000Z'
const clock: LiveClockMessage['clock'] = { half: 'first', startedAt: NOW, added: null }
const nobody = { side: null, player: null, related: null }

const state = (others: Partial<LiveState> = {}): LiveState => ({
  match: '2026-03-01-hearts-of-oak-asante-kotoko',
  home: { slug: 'hearts-of-oak', name: 'Hearts of Oak' },
  away: { slug: 'asante-kotoko', name: 'Asante Kotoko' },
  ...{ status: 'in-play', score: [0, 0], halfTime: null, clock, now: NOW, sequence: 1 },
  events: [{ sequence: 1, minute: 1, added: 0, type: 'kick-off', ...nobody }],
  ...others,
})
const goal = (sequence: number): NumberedMessage => ({
  name: 'event',
  data: {
    ...{ sequence, minute: 12, added: 0, type: 'goal', side: 'home' },
    ...{ player: 'K. Mensah', related: null, score: [sequence - 1, 0] },
  },
})
const scored = (...sequences: number[]): LiveState =>
  state({
    sequence: sequences.at(-1) ?? 1,
    score: [sequences.length, 0],
    events: [
      ...state().events,
      ...sequences.map((sequence) => ({
        ...{ sequence, minute: 12, added: 0, type: 'goal' as const, side: 'home' as const },
        ...{ player: 'K. Mensah', related: null },
      })),
    ],
  })

/** Lists names and ids of messages. */
const told = (bytes: Buffer) =>
  [...bytes.toString().matchAll(/(?:id:(\d+)\n)?event:(\w+)/g)].map(([, id, name]) =>
    id === undefined ? name : `${name} ${id}`,
  )

describe('a match that is held', () => {
  it('tells what is new, and nothing that is known', () => {
    const match = new HeldMatch(state())
    expect(told(match.advance(scored(2), [goal(2)]))).toEqual(['event 2'])
    expect(told(match.advance(scored(2), [goal(2)]))).toEqual([])
    expect(match.state).toEqual({ ...scored(2), now: NOW })
  })

  it('tells of a clock that was set', () => {
    const match = new HeldMatch(state())
    const set = { half: 'first' as const, startedAt: NOW, added: 3 }
    expect(told(match.advance(state({ clock: set }), []))).toEqual(['clock'])
    expect(match.take({ name: 'clock', data: { clock: set, now: NOW } })).toHaveLength(0)
  })

  it('gives the whole state where messages do not lead to it', () => {
    const match = new HeldMatch(state())
    expect(told(match.advance(state({ status: 'abandoned', clock: null }), []))).toEqual([
      'state 1',
    ])
    expect(told(match.advance(scored(2, 3), [goal(3)]))).toEqual(['state 3'])
  })

  it('gives the whole state where messages would be longer', () => {
    const sequences = Array.from({ length: 40 }, (_, index) => index + 2)
    const match = new HeldMatch(state())
    expect(told(match.advance(scored(...sequences), sequences.map(goal)))).toEqual(['state 41'])
  })

  it('lets those go on who know where they were', () => {
    const match = new HeldMatch(scored(2, 3), [goal(2), goal(3)], 0)
    expect(told(match.begin(2))).toEqual(['event 3', 'clock'])
    expect(told(match.begin(3))).toEqual(['clock'])
    expect(told(match.begin(null))).toEqual(['state 3'])
    expect(told(match.begin(4))).toEqual(['state 3'])
  })

  it('gives the whole state to who may not have heard of what was entered by hand', () => {
    const match = new HeldMatch(state())
    match.take({ name: 'state', data: state({ status: 'abandoned' }) })
    expect(told(match.begin(1))).toEqual(['state 1'])
    expect(told(new HeldMatch(state({ score: [3, 0] })).begin(1))).toEqual(['state 1'])
  })

  it('notices that a message is missing', () => {
    const match = new HeldMatch(state())
    expect(match.take(goal(3))).toBeNull()
    expect(match.take(goal(2))?.equals(encode(goal(2)))).toBe(true)
    expect(match.take(goal(2))).toHaveLength(0)
  })
})

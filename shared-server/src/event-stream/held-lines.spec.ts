import { describe, expect, it } from '@jest/globals'
import type { LiveLine, LiveLines } from 'shared-contracts/league/match-stream'
import { HeldLines } from './held-lines.ts'

const line = (match: string, status: LiveLine['status'], score: LiveLine['score'] = [0, 0]) => ({
  ...{ match, status, score },
  clock: null,
})
const lines = (...matches: LiveLine[]): LiveLines => ({ now: '2026-03-01T15:10:00.000Z', matches })

/** Lists messages as their name and the matches that they tell of. */
const told = (bytes: Buffer) =>
  [...bytes.toString().matchAll(/event:(\w+)\ndata:(.*)/g)].map(([, name, text = '']) => {
    const data = JSON.parse(text) as LiveLine | LiveLines
    const all = 'matches' in data ? data.matches : [data]
    return [name, ...all.map(({ match, status }) => `${match} ${status}`)]
  })

describe('lines that are held', () => {
  it('tell what is new, and nothing that is known', () => {
    const held = new HeldLines(lines(line('a', 'in-play')))
    expect(told(held.advance(lines(line('a', 'in-play'), line('b', 'in-play'))))).toEqual([
      ['line', 'b in-play'],
    ])
    expect(told(held.advance(lines(line('a', 'in-play'), line('b', 'in-play'))))).toEqual([])
  })

  it('tell of a match that is no longer on as of any other change', () => {
    const held = new HeldLines(lines(line('a', 'in-play')))
    expect(told(held.advance(lines(line('a', 'awarded'))))).toEqual([['line', 'a awarded']])
  })

  it('let a match that has ended disappear without a message', () => {
    const held = new HeldLines(lines(line('a', 'finished'), line('b', 'in-play')))
    expect(told(held.advance(lines(line('b', 'in-play'))))).toEqual([])
  })

  it.each(['in-play', 'half-time'] as const)(
    'are given whole when a match that was %s has disappeared',
    (status) => {
      const held = new HeldLines(lines(line('a', status), line('b', 'in-play')))
      expect(told(held.advance(lines(line('b', 'half-time'))))).toEqual([['state', 'b half-time']])
      expect(told(held.begin())).toEqual([['state', 'b half-time']])
      expect(told(held.advance(lines(line('b', 'half-time'))))).toEqual([])
    },
  )
})

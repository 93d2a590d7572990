import { describe, expect, it } from '@jest/globals'
import type { LiveLine } from 'shared-contracts/league/match-stream'
import { FollowedLines } from './stream-kind.ts'

const line = (match: string, status: LiveLine['status']): LiveLine => ({
  ...{ match, status, score: [0, 0], clock: null },
})
const state = (...matches: LiveLine[]) => ({
  ...{ event: 'state', id: undefined },
  data: JSON.stringify({ now: '2026-03-01T15:10:00.000Z', matches }),
})
const matchesIn = (bytes: Buffer | null) =>
  [...(bytes?.toString() ?? '').matchAll(/"match":"(\w+)"/g)].map(([, match]) => match)

describe('the lines of all matches at an edge', () => {
  it('lose a match that a new state no longer has, for those who listen and those who come', () => {
    const followed = new FollowedLines()
    followed.take(state(line('a', 'in-play'), line('b', 'in-play')))
    const sent = followed.take(state(line('b', 'in-play')))
    expect(sent?.toString()).toMatch(/^event:state\n/)
    expect(matchesIn(sent)).toEqual(['b'])
    expect(matchesIn(followed.begin())).toEqual(['b'])
  })

  it('take a line of a match that turned out not to be played', () => {
    const followed = new FollowedLines()
    followed.take(state(line('a', 'in-play')))
    const data = JSON.stringify({ ...line('a', 'postponed'), score: null })
    expect(matchesIn(followed.take({ event: 'line', id: undefined, data }))).toEqual(['a'])
    expect(followed.begin().toString()).toContain('"status":"postponed","score":null')
  })
})

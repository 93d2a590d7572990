import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { createQueryClient } from 'shared-contracts/query'
import { answerApi } from 'shared-ui/testing'
import { aFixture, aMatch } from '../../testing/league-records.ts'
import { fakeStreams, hideTab, withoutStreams } from '../../testing/event-source.ts'
import { aGoal, aLine, aLiveState, NOW } from '../../testing/live-records.ts'
import {
  fixturesQuery,
  liveQuery,
  matchQuery,
  standingsQuery,
} from '../../queries/league-queries.ts'
import { followAll, followMatch } from './following.ts'
import { liveScores } from './live-store.ts'

const SLUG = '2026-02-01-lions-stars'
const MATCH = `/api/league/matches/${SLUG}`
const LIVE = '/api/league/live'
const ON = { status: 'in-play', minute: 66 } as const

const known = () => liveScores.getState().matches[SLUG]
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const spoken = () => screen.queryByRole('status')?.textContent ?? ''

let client = createQueryClient()
let ends: (() => void)[] = []
const follow = (from = Date.now()) => {
  const end = followMatch(client, SLUG, from)
  ends.push(end)
  return end
}
const followLeague = (matches = [aFixture(ON)]) => ends.push(followAll(client, matches, Date.now()))

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) })
  client = createQueryClient()
  hideTab(false)
})

afterEach(async () => {
  hideTab(false)
  for (const end of ends) end()
  ends = []
  await pass(30_000)
  client.clear()
  expect(jest.getTimerCount()).toBe(0)
  document.body.replaceChildren()
  jest.useRealTimers()
})

describe('following a match', () => {
  it('is one stream for all who ask, until none does any more', async () => {
    const { openAddresses } = fakeStreams()
    const [first, second] = [follow(), follow()]
    await pass(0)
    expect(openAddresses()).toEqual([`${MATCH}/stream`])
    first()
    await pass(10_000)
    expect(openAddresses()).toHaveLength(1)
    second()
    await pass(1_000)
    expect(openAddresses()).toHaveLength(1)
    await pass(1_000)
    expect(openAddresses()).toEqual([])
  })

  it('goes on from page to page without a new stream', async () => {
    const { addresses } = fakeStreams()
    follow()()
    await pass(500)
    follow()
    await pass(10_000)
    expect(addresses()).toHaveLength(1)
  })

  it('is known beside one that a page before has just left', async () => {
    fakeStreams()
    const leave = follow()
    await pass(0)
    ends.push(followMatch(client, 'another', Date.now()))
    leave()
    await pass(1_000)
    follow()
    await pass(10_000)
    expect(liveScores.getState().followed).toEqual([SLUG, 'another'])
  })

  it('holds the state, and what happens after it', async () => {
    const { say } = fakeStreams()
    follow()
    await pass(0)
    say('state', aLiveState())
    expect(known()).toMatchObject({ score: [1, 1], sequence: 5 })
    say('event', aGoal())
    say('event', aGoal())
    expect(known()).toMatchObject({ score: [2, 1], sequence: 6 })
    expect(known()?.events).toHaveLength(3)
  })

  it('begins again with the whole state where something is missing', async () => {
    const { say, addresses, openAddresses } = fakeStreams()
    follow()
    await pass(0)
    say('state', aLiveState())
    say('event', aGoal({ sequence: 8 }))
    expect(addresses()).toEqual([`${MATCH}/stream`, `${MATCH}/stream`])
    expect(openAddresses()).toHaveLength(1)
  })

  it('begins a quarter of an hour before the kick-off', async () => {
    const { addresses } = fakeStreams()
    follow(Date.now() + 60_000)
    await pass(59_000)
    expect(addresses()).toEqual([])
    await pass(1_000)
    expect(addresses()).toHaveLength(1)
  })

  it('ends with the match', async () => {
    const { say, fail, addresses } = fakeStreams()
    follow()
    await pass(0)
    say('state', aLiveState({ status: 'finished', clock: null }))
    fail(true)
    await pass(600_000)
    expect(addresses()).toHaveLength(1)
  })

  it('ends where the server refuses the stream of a match that is over', async () => {
    const { fail, addresses } = fakeStreams()
    client.setQueryData(matchQuery(SLUG).queryKey, aMatch({ status: 'finished' }))
    follow()
    await pass(0)
    fail(true)
    await pass(600_000)
    expect(addresses()).toHaveLength(1)
  })

  it.each(['finished', 'abandoned'] as const)(
    'goes on while %s may be taken back, and hears that it is',
    async (status) => {
      const { say, openAddresses } = fakeStreams()
      client.setQueryData(matchQuery(SLUG).queryKey, aMatch({ status }))
      follow()
      await pass(0)
      say('state', aLiveState({ status, clock: null }))
      hideTab(true)
      await pass(10_000)
      hideTab(false)
      expect(openAddresses()).toEqual([`${MATCH}/stream?after=5`])
      say('state', aLiveState({ sequence: 6 }))
      expect(known()?.status).toBe('in-play')
    },
  )

  it('ends four hours after the kick-off of a match that is over', async () => {
    const { say, openAddresses } = fakeStreams()
    client.setQueryData(matchQuery(SLUG).queryKey, aMatch({ status: 'finished' }))
    follow()
    await pass(0)
    say('state', aLiveState({ status: 'finished', clock: null }))
    hideTab(true)
    await pass(10_000)
    jest.setSystemTime(new Date('2026-02-01T19:00:01.000Z'))
    hideTab(false)
    expect(openAddresses()).toEqual([])
  })

  it('goes on for a postponed match that has a new kick-off', async () => {
    const { fail, addresses } = fakeStreams()
    const kickOff = '2026-02-01T16:30:00.000Z'
    client.setQueryData(matchQuery(SLUG).queryKey, aMatch({ status: 'postponed', kickOff }))
    follow()
    await pass(0)
    fail(true)
    await pass(4_000)
    expect(addresses()).toHaveLength(2)
  })
})

describe('a tab that is hidden', () => {
  it('hears nothing after a few seconds, keeps no timer, and goes on from where it was', async () => {
    const { say, addresses, openAddresses } = fakeStreams()
    follow()
    await pass(0)
    say('state', aLiveState())
    say('event', aGoal())
    await pass(20_000)
    hideTab(true)
    await pass(4_999)
    expect(openAddresses()).toHaveLength(1)
    await pass(1)
    expect(openAddresses()).toEqual([])
    expect(jest.getTimerCount()).toBe(0)
    await pass(600_000)
    expect(addresses()).toHaveLength(1)
    hideTab(false)
    expect(openAddresses()).toEqual([`${MATCH}/stream?after=6`])
    say('event', aGoal({ sequence: 7, minute: 80, score: [3, 1] }))
    expect(known()?.score).toEqual([3, 1])
  })

  it('that comes back at once has missed nothing', async () => {
    const { addresses } = fakeStreams()
    follow()
    await pass(0)
    hideTab(true)
    await pass(3_000)
    hideTab(false)
    await pass(10_000)
    expect(addresses()).toHaveLength(1)
  })

  it('waits for no kick-off', () => {
    fakeStreams()
    follow(Date.now() + 60_000)
    hideTab(true)
    expect(jest.getTimerCount()).toBe(0)
  })
})

describe('a line that breaks', () => {
  it('is left to the browser at first, and asked over after three failures', async () => {
    const { fail, openAddresses } = fakeStreams()
    const api = answerApi({ [MATCH]: { body: aMatch(ON) } })
    follow()
    await pass(0)
    fail(false)
    fail(false)
    expect(openAddresses()).toHaveLength(1)
    fail(false)
    expect(openAddresses()).toEqual([])
    await pass(0)
    expect(api.requestsOf(MATCH)).toHaveLength(1)
    await pass(60_000)
    expect(api.requestsOf(MATCH)).toHaveLength(3)
  })

  it('is tried again after a refusal, later each time, and after five minutes of asking', async () => {
    const { fail, addresses } = fakeStreams()
    answerApi({ [MATCH]: { body: aMatch(ON) } })
    follow()
    await pass(0)
    for (const wait of [4_000, 6_000]) {
      fail(true)
      await pass(wait)
    }
    expect(addresses()).toHaveLength(3)
    fail(true)
    await pass(299_000)
    expect(addresses()).toHaveLength(3)
    await pass(1_000)
    expect(addresses()).toHaveLength(4)
  })

  it('is dead after a minute of silence, without a heartbeat', async () => {
    const { say, addresses } = fakeStreams()
    follow()
    await pass(0)
    say('state', aLiveState())
    await pass(59_000)
    say('beat', '')
    await pass(59_000)
    expect(addresses()).toHaveLength(1)
    await pass(1_000)
    expect(addresses()).toEqual([`${MATCH}/stream`, `${MATCH}/stream?after=5`])
  })

  it('is asked over where nothing ever arrives, as behind a proxy that keeps it all', async () => {
    const { addresses, openAddresses } = fakeStreams()
    const api = answerApi({ [MATCH]: { body: aMatch(ON) } })
    follow()
    await pass(0)
    await pass(60_000)
    expect(addresses()).toHaveLength(2)
    await pass(120_000)
    expect(addresses()).toHaveLength(3)
    expect(openAddresses()).toEqual([])
    expect(api.requestsOf(MATCH)).toHaveLength(1)
    await pass(30_000)
    expect(api.requestsOf(MATCH)).toHaveLength(2)
  })
})

describe('a browser without streams', () => {
  beforeEach(() => void withoutStreams())

  it('asks every half minute while it is seen, and stops with the match', async () => {
    let status: 'in-play' | 'finished' = 'in-play'
    const api = answerApi({ [MATCH]: () => ({ body: aMatch({ ...ON, status }) }) })
    follow()
    await pass(0)
    await pass(30_000)
    expect(api.requestsOf(MATCH)).toHaveLength(2)
    hideTab(true)
    await pass(600_000)
    expect(api.requestsOf(MATCH)).toHaveLength(2)
    status = 'finished'
    hideTab(false)
    await pass(120_000)
    expect(api.requestsOf(MATCH)).toHaveLength(3)
    expect(client.getQueryData(matchQuery(SLUG).queryKey)?.status).toBe('finished')
  })

  it('asks for all matches where a page shows many', async () => {
    const api = answerApi({ [LIVE]: { body: { live: [aFixture(ON)], next: [] } } })
    followLeague()
    await pass(30_000)
    expect(api.requestsOf(LIVE)).toHaveLength(2)
    expect(client.getQueryData(liveQuery().queryKey)?.live).toHaveLength(1)
  })

  it('asks for what lists of many matches show, whenever one of them has changed', async () => {
    const fixtures = fixturesQuery('2025-26')
    const isOld = () => client.getQueryState(fixtures.queryKey)?.isInvalidated
    let live = [aFixture(ON)]
    answerApi({ [LIVE]: () => ({ body: { live, next: [] } }) })
    client.setQueryData(liveQuery().queryKey, { live, next: [] })
    client.setQueryData(fixtures.queryKey, live)
    followLeague()
    await pass(40_000)
    expect(isOld()).toBe(false)
    live = [aFixture({ ...ON, minute: 67 })]
    await pass(40_000)
    expect(isOld()).toBe(true)
    client.setQueryData(fixtures.queryKey, live)
    live = []
    await pass(40_000)
    expect(isOld()).toBe(true)
  })
})

describe('the minute', () => {
  it('goes on when the next one begins, by the clock of the server, and not in a hidden tab', async () => {
    const { say } = fakeStreams()
    jest.setSystemTime(new Date('2026-02-01T09:00:00.000Z'))
    follow()
    await pass(0)
    say('state', aLiveState())
    const at = () => new Date(liveScores.getState().now).toISOString()
    expect(at()).toBe(NOW)
    await pass(29_000)
    expect(at()).toBe(NOW)
    await pass(1_001)
    expect(at()).toBe('2026-02-01T16:21:00.001Z')
    hideTab(true)
    await pass(120_000)
    expect(at()).toBe('2026-02-01T16:21:00.001Z')
    hideTab(false)
    expect(at()).toBe('2026-02-01T16:23:00.001Z')
    jest.setSystemTime(new Date('2026-02-01T19:00:00.000Z'))
    await pass(60_000)
    expect(at()).toBe('2026-02-01T16:24:00.001Z')
  })
})

describe('a goal', () => {
  it('is said once, with who, when and how it stands', async () => {
    const { say } = fakeStreams()
    follow()
    await pass(0)
    say('state', aLiveState())
    await pass(1_000)
    expect(spoken()).toBe('')
    say('event', aGoal())
    await pass(1_000)
    expect(spoken()).toBe(
      'Goal for Accra Lions by Kojo Mensah, minute 66. Accra Lions 2, Cape Stars 1.',
    )
    expect(document.querySelectorAll('[role="status"]')).toHaveLength(1)
    screen.getByRole('status').textContent = ''
    say('event', aGoal())
    hideTab(true)
    await pass(10_000)
    hideTab(false)
    say('state', aLiveState({ sequence: 6, score: [2, 1] }))
    await pass(1_000)
    expect(spoken()).toBe('')
  })

  it('that fell while the tab was hidden is said on return', async () => {
    const { say } = fakeStreams()
    follow()
    await pass(0)
    say('state', aLiveState())
    hideTab(true)
    await pass(10_000)
    hideTab(false)
    say('state', aLiveState({ sequence: 7, score: [2, 1] }))
    await pass(1_000)
    expect(spoken()).toBe('Goal for Accra Lions. Accra Lions 2, Cape Stars 1.')
  })

  it('that is taken back is said as a correction', async () => {
    const { say } = fakeStreams()
    follow()
    await pass(0)
    say('state', aLiveState())
    say('correction', { sequence: 6, corrects: 2, event: null, score: [0, 1] })
    await pass(1_000)
    expect(spoken()).toBe('Correction: Accra Lions 0, Cape Stars 1.')
  })

  it('of any match is said on a page that shows many', async () => {
    const { say, openAddresses } = fakeStreams()
    followLeague()
    await pass(0)
    expect(openAddresses()).toEqual([`${LIVE}/stream`])
    say('state', { now: NOW, matches: [aLine()] })
    say('line', aLine({ score: [1, 2] }))
    await pass(1_000)
    expect(spoken()).toBe('Goal for Cape Stars. Accra Lions 1, Cape Stars 2.')
    expect(liveScores.getState().lines[SLUG]?.score).toEqual([1, 2])
  })
})

describe('what follows from a match', () => {
  const table = standingsQuery('2025-26')
  const asItStands = standingsQuery('2025-26', { live: true })
  const isOld = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    client.getQueryState(queryKey)?.isInvalidated

  beforeEach(() => {
    for (const { queryKey } of [table, asItStands]) client.setQueryData(queryKey, [])
    client.setQueryData(liveQuery().queryKey, { live: [aFixture(ON)], next: [] })
    client.setQueryData(matchQuery(SLUG).queryKey, aMatch(ON))
  })

  it.each([
    ['a goal', 'event', aGoal(), [false, true, false, true]],
    [
      'the break',
      'status',
      {
        ...{ sequence: 6, type: 'half-time', minute: 45, added: 1 },
        ...{ status: 'half-time', score: [1, 1], clock: null },
      },
      [false, true, true, true],
    ],
    [
      'the end',
      'status',
      {
        ...{ sequence: 6, type: 'full-time', minute: 90, added: 4 },
        ...{ status: 'finished', score: [1, 1], clock: null },
      },
      [true, true, true, true],
    ],
    [
      'a card',
      'event',
      aGoal({ type: 'yellow-card', score: [1, 1] }),
      [false, false, false, false],
    ],
  ])('%s is asked anew within ten seconds', async (_what, name, message, old) => {
    const { say } = fakeStreams()
    follow()
    await pass(0)
    say('state', aLiveState())
    say(name, message)
    await pass(1_999)
    expect([table, asItStands, liveQuery(), matchQuery(SLUG)].some(isOld)).toBe(false)
    await pass(8_001)
    expect([table, asItStands, liveQuery(), matchQuery(SLUG)].map(isOld)).toEqual(old)
  })

  const all = [table, asItStands, liveQuery(), matchQuery(SLUG)]
  const renewAll = () => {
    for (const { queryKey } of all) client.setQueryData(queryKey, client.getQueryData(queryKey))
  }
  const over = { status: 'finished', clock: null } as const

  it.each([
    ['an end that is taken back', aLiveState({ sequence: 6 })],
    ['a goal that is taken back', aLiveState({ ...over, sequence: 6, score: [0, 1] })],
  ])('%s is asked anew with all that counted it', async (_what, state) => {
    const { say } = fakeStreams()
    follow()
    await pass(0)
    say('state', aLiveState(over))
    await pass(10_000)
    renewAll()
    expect(all.some(isOld)).toBe(false)
    say('state', state)
    await pass(10_000)
    expect(all.every(isOld)).toBe(true)
  })

  it.each([
    ['is taken back', aLine(over), aLine()],
    ['is corrected', aLine(over), aLine({ ...over, score: [2, 1] })],
    ['is postponed', aLine(), aLine({ status: 'postponed', clock: null })],
    ['has not begun', aLine(), aLine({ status: 'scheduled', score: null, clock: null })],
    ['is cancelled', aLine(), aLine({ status: 'cancelled', clock: null })],
    ['is awarded', aLine(), aLine({ status: 'awarded', score: [3, 0], clock: null })],
  ])('is asked on a page that shows many when a match %s', async (_what, before, after) => {
    const { say } = fakeStreams()
    followLeague()
    await pass(0)
    say('state', { now: NOW, matches: [before] })
    await pass(10_000)
    renewAll()
    say('line', after)
    await pass(10_000)
    expect(all.every(isOld)).toBe(true)
  })

  it.each([
    ['that was on', [aLine()], true],
    ['that a page loaded as on', null, true],
    ['that is over', [aLine(over)], false],
  ])('is asked when the state lacks a match %s', async (_what, before, old) => {
    const { say } = fakeStreams()
    followLeague()
    await pass(0)
    if (before) say('state', { now: NOW, matches: before })
    await pass(10_000)
    renewAll()
    say('state', { now: NOW, matches: [] })
    await pass(10_000)
    expect([table, matchQuery(SLUG)].map(isOld)).toEqual([old, old])
  })

  it('is asked when a match goes on that a page does not list', async () => {
    const { say } = fakeStreams()
    followLeague()
    await pass(0)
    say('state', { now: NOW, matches: [aLine()] })
    await pass(10_000)
    expect(isOld(liveQuery())).toBe(false)
    say('line', aLine({ match: '2026-02-01-waves-storm', score: [0, 0] }))
    await pass(10_000)
    expect(isOld(liveQuery())).toBe(true)
  })
})

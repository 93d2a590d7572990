import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { AddressInfo } from 'node:net'
import { applyLiveMessage } from 'shared-contracts/league/apply-live-message'
import { readLiveMessage } from 'shared-contracts/league/live-message'
import type { LiveResponse } from 'shared-contracts/league/match'
import { LiveLine, LiveLines, LiveState } from 'shared-contracts/league/match-stream'
import { eventually } from 'shared-server/testing/eventually'
import { findProgram } from 'shared-server/testing/find-program'
import { startRedis } from 'shared-server/testing/redis-server'
import { StreamListener } from 'shared-server/testing/stream-listener'
import { withPrograms } from 'shared-server/testing/with-programs'
import * as v from 'valibot'
import {
  configIn,
  onEachDatabase,
  testFolders,
} from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { Drain } from '../../foundation/http/drain.ts'
import { Redis } from '../../foundation/redis/redis.ts'
import { LeagueAnswers } from '../answers/league-answers.ts'
import { LiveMatches } from './live-matches.ts'
import { CORRECTION_PERIOD_MS } from './read-match.ts'
import { PlayedMatch } from './testing/played-match.ts'

const SAMPLE = '2025-01-26-hearts-of-oak-asante-kotoko'

/** Starts listening, and returns the origin. */
async function listen({ app }: TestApp): Promise<string> {
  await app.listen(0, '127.0.0.1')
  const { port } = app.getHttpServer().address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** Builds the match from the messages, without the listener's clock. */
function stateOf({ messages }: StreamListener, before: LiveState | null = null) {
  const state = messages.reduce<LiveState | null>((known, { event, data }) => {
    const message = readLiveMessage(event, data)
    return message ? applyLiveMessage(known, message) : known
  }, before)
  return state && { ...state, now: '' }
}

onEachDatabase('streams of matches', (newConfig) => {
  let api: TestApp
  /** Another process on the same database. */
  let other: TestApp
  let origins: { own: string; other: string }
  let match: PlayedMatch
  const opened: StreamListener[] = []

  beforeAll(async () => {
    const config = await newConfig()
    api = await startTestApp(config)
    other = await startTestApp(config)
    origins = { own: await listen(api), other: await listen(other) }
  }, 60_000)
  beforeEach(async () => {
    match = await PlayedMatch.create(api.app.get(Transactions))
  })
  afterAll(async () => {
    for (const listener of opened) listener.close()
    await Promise.all([api.app.close(), other.app.close()])
  })

  const follow = async (
    path: string,
    headers: Record<string, string> = {},
    origin = origins.own,
  ) => {
    const listener = await StreamListener.open(`${origin}/api/league${path}`, headers)
    opened.push(listener)
    return listener
  }
  const followMatch = (query = '', headers: Record<string, string> = {}) =>
    follow(`/matches/${match.slug}/stream${query}`, headers)
  const tell = () => api.app.get(LiveMatches).changed(match.slug)
  const play = async (...happenings: Parameters<PlayedMatch['add']>[0][]) => {
    for (const happening of happenings) {
      await match.add(happening)
      tell()
    }
  }

  it('begin with the whole match, and go on with what happens', async () => {
    const listener = await followMatch()
    const first = v.parse(LiveState, await listener.data('state'))
    expect(first).toMatchObject({
      match: match.slug,
      status: 'scheduled',
      score: null,
      sequence: 0,
    })
    await play({ type: 'kick-off' }, { type: 'goal', side: 'home', player: 'Kwame Mensah' })
    expect(await listener.data('status', 1)).toMatchObject({
      status: 'in-play',
      clock: { half: 'first', added: null },
    })
    expect(await listener.data('event', 2)).toMatchObject({ player: 'Kwame Mensah', score: [1, 0] })
    const late = await followMatch()
    await late.data('state')
    expect(stateOf(listener)).toEqual(stateOf(late))
  })

  it('are nobody’s copy, open to every page, and cost no figure of answers', async () => {
    const listener = await followMatch()
    expect(listener.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    })
    expect((await api.inject('/metrics')).body).toMatch(/^live_listeners [1-9]/m)
    listener.close()
    await listener.closed()
    expect((await api.inject('/metrics')).body).not.toContain(
      'route="/api/league/matches/:fixture/stream"',
    )
  })

  it('tell who comes back what it missed, and no more', async () => {
    await play({ type: 'kick-off' }, { type: 'goal', side: 'home' }, { type: 'goal', side: 'away' })
    const whole = await followMatch()
    await whole.data('state')
    for (const [query, headers] of [
      ['', { 'last-event-id': '2' }],
      ['?after=2', {}],
      ['?after=1', { 'last-event-id': '2' }],
    ] as const) {
      const back = await followMatch(query, headers)
      await back.data('clock')
      expect(back.messages.map(({ event, id }) => [event, id])).toEqual([
        ['event', '3'],
        ['clock', undefined],
      ])
    }
    // A sequence that the match has not reached is from another match, or another database.
    const ahead = await followMatch('?after=9')
    expect(await ahead.data('state')).toMatchObject({ sequence: 3 })
  })

  it('take a goal back, and put what is right in its place', async () => {
    await play({ type: 'kick-off' })
    const listener = await followMatch()
    await listener.data('state')
    const goal = await match.add({ type: 'goal', side: 'home' })
    tell()
    await listener.data('event', 2)
    await play({ type: 'own-goal', side: 'away', corrects: goal })
    expect(await listener.data('correction', 3)).toMatchObject({
      corrects: 2,
      event: { type: 'own-goal', side: 'away' },
      score: [0, 1],
    })
    const late = await followMatch()
    await late.data('state')
    expect(stateOf(listener)).toEqual(stateOf(late))
  })

  it('give the whole match anew where no message can tell what was changed', async () => {
    await play({ type: 'kick-off' })
    const listener = await followMatch()
    await listener.data('state')
    await match.enter({ status: 'abandoned' })
    tell()
    const back = await followMatch('?after=1')
    expect(await back.data('state')).toMatchObject({ status: 'abandoned' })
    const whistle = await match.add({ type: 'full-time' })
    tell()
    await listener.data('status', 2)
    await play({ type: 'full-time', corrects: whistle, withdrawn: true })
    expect(await listener.data('state', 3)).toMatchObject({ status: 'in-play' })
  })

  it('tell of the added time as soon as it is announced', async () => {
    await play({ type: 'kick-off' })
    const listener = await followMatch()
    await listener.data('state')
    await match.enter({ addedTime: 3 })
    tell()
    expect(await listener.data('clock')).toMatchObject({ clock: { half: 'first', added: 3 } })
    expect(listener.messages.map(({ event }) => event)).toEqual(['state', 'clock'])
  })

  it('stand beside answers with tags, by which clients follow that cannot listen', async () => {
    const ask = (url: string, tag = '') => api.inject({ url, headers: { 'if-none-match': tag } })
    await play({ type: 'kick-off' })
    for (const url of [`/api/league/matches/${match.slug}`, '/api/league/live']) {
      api.app.get(LeagueAnswers).invalidate()
      const { headers } = await ask(url)
      const tag = String(headers.etag)
      expect((await ask(url, tag)).statusCode).toBe(304)
      await match.add({ type: 'goal', side: 'home' })
      api.app.get(LeagueAnswers).invalidate()
      expect((await ask(url, tag)).statusCode).toBe(200)
    }
  })

  it('reach those who listen to another process, which asks the database', async () => {
    const listener = await follow(`/matches/${match.slug}/stream`, {}, origins.other)
    await listener.data('state')
    await play({ type: 'kick-off' })
    expect(await listener.data('status', 1)).toMatchObject({ status: 'in-play' })
  })

  it('tell of all matches that are on', async () => {
    const listener = await follow('/live/stream')
    const lines = v.parse(LiveLines, await listener.data('state'))
    expect(lines.matches.map((line) => line.match)).not.toContain(SAMPLE)
    await play({ type: 'kick-off' })
    expect(await listener.data('line')).toMatchObject({
      match: match.slug,
      status: 'in-play',
      score: [0, 0],
      clock: { half: 'first' },
    })
  })

  it('tell of the same matches as the list, whichever season they are of', async () => {
    await play({ type: 'kick-off' })
    // Its season is current from now on.
    await PlayedMatch.create(api.app.get(Transactions))
    const listener = await follow('/live/stream')
    const { matches } = v.parse(LiveLines, await listener.data('state'))
    const on = matches.filter(({ status }) => status === 'in-play' || status === 'half-time')
    expect(on.map((line) => line.match)).toContain(match.slug)
    api.app.get(LeagueAnswers).invalidate()
    const { live } = (await api.inject('/api/league/live')).json<LiveResponse>()
    expect(live.map(({ slug }) => slug).sort()).toEqual(on.map((line) => line.match).sort())
  })

  describe('of all matches', () => {
    /** Returns the last status that a listener was told of the match. */
    const lastStatus = ({ messages }: StreamListener) =>
      messages
        .filter(({ event }) => event === 'line')
        .map(({ data }) => v.parse(LiveLine, JSON.parse(data)))
        .findLast((line) => line.match === match.slug)?.status
    const listener = async () => {
      const opened = await follow('/live/stream')
      await opened.data('state')
      return opened
    }

    it('tell of a match whose kick-off was a mistake, and of one that is awarded while it is on', async () => {
      const all = await listener()
      const whistle = await match.add({ type: 'kick-off' })
      tell()
      await eventually(() => lastStatus(all) === 'in-play')
      await play({ type: 'kick-off', corrects: whistle, withdrawn: true })
      await eventually(() => lastStatus(all) === 'scheduled')
      await play({ type: 'kick-off' })
      await eventually(() => lastStatus(all) === 'in-play')
      await match.enter({ status: 'awarded' })
      tell()
      await eventually(() => lastStatus(all) === 'awarded')
      expect(all.messages.filter(({ event }) => event === 'state')).toHaveLength(1)
    })

    it('tell of the end of a match that began hours after its kick-off', async () => {
      await match.enter({ kickOff: new Date(Date.now() - 3 * CORRECTION_PERIOD_MS) })
      const all = await listener()
      await play({ type: 'kick-off' }, { type: 'full-time' })
      await eventually(() => lastStatus(all) === 'finished')
    })

    it('begin anew when a match that was on is gone without an event', async () => {
      const all = await listener()
      await match.enter({ status: 'in-play' })
      tell()
      await eventually(() => lastStatus(all) === 'in-play')
      const states = () =>
        all.messages
          .filter(({ event }) => event === 'state')
          .map(({ data }) => v.parse(LiveLines, JSON.parse(data)).matches.map((one) => one.match))
      await match.enter({ status: 'postponed' })
      tell()
      await eventually(() => states().length === 2)
      expect(states()[1]).not.toContain(match.slug)
    })
  })

  it('end at once for a match that is over, and for good for who knows it', async () => {
    const listener = await follow(`/matches/${SAMPLE}/stream`)
    expect(await listener.data('state')).toMatchObject({ score: [2, 1], clock: null })
    await listener.closed()
    const [last] = listener.messages
    const known = { 'last-event-id': last?.id ?? '' }
    expect(
      await api.inject({ url: `/api/league/matches/${SAMPLE}/stream`, headers: known }),
    ).toMatchObject({
      statusCode: 204,
    })
  })

  it('tell a result that was entered by hand to who knew the match before it', async () => {
    const kickOff = new Date(Date.now() - 2 * CORRECTION_PERIOD_MS)
    await match.enter({ status: 'finished', homeGoals: 1, awayGoals: 0, kickOff })
    const url = `/api/league/matches/${match.slug}/stream`
    const known = { 'last-event-id': '0' }
    const answer = await api.inject({ url, headers: known })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toMatch(/^retry:\d{7}\n\nid:0\nevent:state\n/)
    expect(answer.body).toContain('"status":"finished","score":[1,0]')
    // Nobody is known to have it.
    expect((await api.inject({ url, headers: known })).body).toContain('"score":[1,0]')
  })

  it('are read once for all who ask for a match that is over, until the league changes', async () => {
    const long = new Date(Date.now() - 2 * CORRECTION_PERIOD_MS)
    await match.add({ type: 'kick-off' }, long)
    const goal = await match.add({ type: 'goal', side: 'home' }, long)
    await match.add({ type: 'full-time' }, long)
    // Close the listeners, because their matches are read as well.
    for (const listener of opened.splice(0)) listener.close()
    await expect(noListeners(api)).resolves.toBe(true)
    const reads = jest.spyOn(api.app.get(Transactions), 'run')
    const last = async () => {
      const listener = await followMatch()
      const state = v.parse(LiveState, await listener.data('state'))
      await listener.closed()
      return state
    }
    const first = await last()
    expect(first).toMatchObject({ status: 'finished', score: [1, 0], sequence: 3 })
    for (let call = 0; call < 3; call += 1) {
      const { now, ...rest } = await last()
      expect({ ...rest, now: first.now }).toEqual(first)
      expect(now >= first.now).toBe(true)
    }
    expect(reads).toHaveBeenCalledTimes(1)
    await match.add({ type: 'goal', side: 'away', corrects: goal }, long)
    expect(await last()).toMatchObject({ score: [0, 1], sequence: 4 })
    reads.mockRestore()
  })

  it('are not there for a match that is not', async () => {
    const answer = await api.inject('/api/league/matches/nobody-nowhere/stream')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })

  it('hold nothing for nobody', async () => {
    for (const listener of opened.splice(0)) listener.close()
    const listener = await followMatch()
    listener.close()
    await expect(noListeners(api)).resolves.toBe(true)
  })
})

/** Waits until the server has seen that all listeners have gone. */
async function noListeners({ app }: TestApp): Promise<boolean> {
  const { streams } = app.get(LiveMatches)
  await eventually(() => streams.listeners === 0)
  return true
}

describe('a process with room for two listeners', () => {
  const newFolder = testFolders()
  let api: TestApp
  let url: string
  beforeAll(async () => {
    api = await startTestApp(configIn(await newFolder(), { LIVE_LISTENERS: '2' }))
    url = `${await listen(api)}/api/league/live/stream`
  }, 60_000)
  afterAll(() => api.app.close())

  it('asks a third to come back, and tells those it has when it stops', async () => {
    const listeners = [await StreamListener.open(url), await StreamListener.open(url)]
    for (const listener of listeners) await listener.data('state')
    const third = await StreamListener.open(url)
    expect(third.status).toBe(503)
    expect(Number(third.headers['retry-after'])).toBeGreaterThanOrEqual(5)
    api.app.get(Drain).onModuleDestroy()
    for (const listener of listeners) await listener.closed()
    const late = await StreamListener.open(url)
    expect(late.status).toBe(200)
    await late.closed()
    expect(late.messages).toEqual([])
  })
})

withPrograms(
  'streams of two APIs and one Redis',
  { 'redis-server': findProgram('redis-server') },
  (programs) => {
    const newFolder = testFolders()

    it('tell of what the other one has written without asking the database', async () => {
      const redis = await startRedis(programs['redis-server'])
      const config = configIn(await newFolder(), { REDIS_URL: redis.url })
      const [api, other] = [await startTestApp(config), await startTestApp(config)]
      try {
        for (const { app } of [api, other]) {
          const ping = () => app.get(Redis).ask((client) => client.ping())
          await eventually(async () => (await ping()) !== undefined, 15_000)
        }
        const match = await PlayedMatch.create(api.app.get(Transactions))
        const origin = await listen(other)
        const listener = await StreamListener.open(
          `${origin}/api/league/matches/${match.slug}/stream`,
        )
        await listener.data('state')
        await match.add({ type: 'kick-off' })
        api.app.get(LiveMatches).changed(match.slug)
        await expect(listener.data('status', 1)).resolves.toMatchObject({ status: 'in-play' })
        await redis.stop()
        await match.add({ type: 'goal', side: 'away' })
        api.app.get(LiveMatches).changed(match.slug)
        await expect(listener.data('event', 2)).resolves.toMatchObject({ score: [0, 1] })
        listener.close()
      } finally {
        await Promise.all([api.app.close(), other.app.close()])
      }
    }, 60_000)
  },
)

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LiveEventMessage, LiveState } from 'shared-contracts/league/match-stream'
import { Channel } from 'shared-server/event-stream/channel'
import { EventStreams } from 'shared-server/event-stream/event-streams'
import { HeldMatch } from 'shared-server/event-stream/held-match'
import { knownSequence } from 'shared-server/event-stream/known-sequence'
import { StreamListener } from 'shared-server/testing/stream-listener'
import { Site } from '../testing/site.ts'

const MATCH = '2026-03-01-hearts-of-oak-asante-kotoko'
const PATH = `/api/league/matches/${MATCH}/stream`

const kickedOff: LiveState = {
  match: MATCH,
  home: { slug: 'hearts-of-oak', name: 'Hearts of Oak' },
  away: { slug: 'asante-kotoko', name: 'Asante Kotoko' },
  status: 'in-play',
  score: [0, 0],
  halfTime: null,
  clock: { half: 'first', startedAt: '2026-03-01T15:00:00.000Z', added: null },
  now: '2026-03-01T15:10:00.000Z',
  sequence: 1,
  events: [
    ...[{ sequence: 1, minute: 1, added: 0, type: 'kick-off' as const }].map((event) => ({
      ...event,
      ...{ side: null, player: null, related: null },
    })),
  ],
}

const goal = (sequence: number): LiveEventMessage => ({
  ...{ sequence, minute: 10 + sequence, added: 0, type: 'goal', side: 'home' },
  ...{ player: 'K. Mensah', related: null, score: [sequence - 1, 0] },
})

/** An API with one match, which streams as the real one does. */
class MatchApi {
  /** Sequence number that each call sent as its last; null for none. */
  readonly asked: (number | null)[] = []
  readonly match = new HeldMatch(kickedOff)
  private isOver = false
  private streams = new EventStreams(100)
  private channel = new Channel()
  private server: Server | undefined
  private port = 0

  async start(): Promise<string> {
    this.streams = new EventStreams(100)
    this.channel = new Channel()
    this.server = createServer((request, response) => this.answer(request, response))
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve))
    this.port = (this.server.address() as AddressInfo).port
    return this.origin
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async kill(): Promise<void> {
    this.server?.closeAllConnections()
    await new Promise((resolve) => this.server?.close(resolve))
  }

  score(): void {
    const bytes = this.match.take({ name: 'event', data: goal(this.match.state.sequence + 1) })
    if (bytes) this.channel.send(bytes)
  }

  /** Ends the match, and the streams of all who ask from now on. */
  end(): void {
    const whistle = { type: 'full-time', minute: 90, added: 0, status: 'finished' } as const
    const sequence = this.match.state.sequence + 1
    this.match.take({ name: 'status', data: { ...whistle, sequence, score: [0, 0], clock: null } })
    this.isOver = true
  }

  /** Simulates a network that swallows what it sends: the connection stays open, and nothing arrives. */
  fallSilent(): void {
    this.channel = new Channel()
    this.streams = new EventStreams(100)
  }

  private answer({ url, headers }: IncomingMessage, response: ServerResponse): void {
    if (url !== PATH)
      return void response.writeHead(404).end('{"message":"There is no such match"}')
    const after = knownSequence(headers, null)
    this.asked.push(after)
    const first = this.match.begin(this.isOver ? null : after)
    const type = { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' }
    if (this.isOver) {
      response.writeHead(200, { ...type, 'content-length': first.length }).end(first)
    } else this.streams.listen(response, { channel: this.channel, first, headers: type })
  }
}

describe('streams through an edge', () => {
  let api: MatchApi
  let site: Site
  let origin: string
  let listeners: StreamListener[] = []

  beforeEach(async () => {
    api = new MatchApi()
    site = await Site.open()
    await site.start({ API_ORIGIN: await api.start() })
    origin = await site.edge.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(async () => {
    for (const listener of listeners) listener.close()
    listeners = []
    await site.close()
    await api.kill()
  })

  const follow = async (headers: Record<string, string> = {}, path = PATH) => {
    const listener = await StreamListener.open(`${origin}${path}`, headers)
    listeners.push(listener)
    return listener
  }
  const told = ({ messages }: StreamListener) => messages.map(({ event, id }) => [event, id])

  it('cost the API one, however many listen', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => follow()))
    for (const listener of many) await listener.data('state', 1)
    api.score()
    for (const listener of many) {
      expect(await listener.data('event', 2)).toEqual(goal(2))
      expect(listener.headers).toMatchObject({
        'content-type': 'text/event-stream; charset=utf-8',
        'access-control-allow-origin': '*',
        'cache-control': 'no-store, no-transform',
        'x-content-type-options': 'nosniff',
      })
    }
    const late = await follow()
    expect(await late.data('state', 2)).toMatchObject({ score: [1, 0] })
    expect(api.asked).toEqual([null])
  })

  it('tell who comes back what it missed', async () => {
    const listener = await follow()
    await listener.data('state')
    api.score()
    await listener.data('event', 2)
    const back = await follow({ 'last-event-id': '1' })
    await back.data('clock')
    expect(told(back)).toEqual([
      ['event', '2'],
      ['clock', undefined],
    ])
  })

  it('go on through a restart of the API, and nobody misses or doubles anything', async () => {
    const many = [await follow(), await follow()]
    for (const listener of many) await listener.data('state')
    api.score()
    for (const listener of many) await listener.data('event', 2)
    await api.kill()
    api.score()
    await api.start()
    api.score()
    for (const listener of many) {
      await listener.data('event', 4)
      expect(told(listener)).toEqual([
        ['state', '1'],
        ['event', '2'],
        ['event', '3'],
        ['event', '4'],
      ])
    }
    expect(api.asked).toEqual([null, 2])
  })

  it('ask an API of which nothing comes any more again', async () => {
    const listener = await follow()
    await listener.data('state')
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] })
    try {
      api.score()
      await listener.data('event', 2)
      api.fallSilent()
      api.score()
      jest.advanceTimersByTime(44_000)
      expect(api.asked).toEqual([null])
      jest.advanceTimersByTime(2_000)
    } finally {
      jest.useRealTimers()
    }
    await listener.data('event', 3)
    expect(api.asked).toEqual([null, 2])
    expect(told(listener)).toEqual([
      ['state', '1'],
      ['event', '2'],
      ['event', '3'],
    ])
  })

  it('say of a match that is not what the API says', async () => {
    const listener = await follow({}, '/api/league/matches/nobody-nowhere/stream')
    expect(listener.status).toBe(404)
    expect((await follow({}, '/api/league/matches/No%2Fbody/stream')).status).toBe(404)
  })

  it('end for a match that is over, and for good for who knows it', async () => {
    api.end()
    const listener = await follow()
    await listener.data('state', 2)
    await listener.closed()
    expect((await follow({ 'last-event-id': '2' })).status).toBe(204)
  })

  it('tell the end of a match again if it was entered by hand, which no id says', async () => {
    api.end()
    api.match.take({
      name: 'state',
      data: { ...api.match.state, status: 'awarded', score: [0, 3] },
    })
    const listener = await follow({ 'last-event-id': '2' })
    expect(await listener.data('state')).toMatchObject({ status: 'awarded', score: [0, 3] })
    await listener.closed()
  })

  it('ask to come back later where the API is away', async () => {
    await api.kill()
    const listener = await follow()
    expect(listener.status).toBe(503)
    expect(listener.headers['retry-after']).toBe('5')
    await api.start()
    expect(await (await follow()).data('state')).toMatchObject({ match: MATCH })
  })

  it('leave room for other networks where all of one want to listen', async () => {
    await site.edge.close()
    const room = { LIVE_LISTENERS: '100', TRUSTED_PROXIES: '127.0.0.1' }
    await site.start({ API_ORIGIN: api.origin, ...room })
    origin = await site.edge.listen({ host: '127.0.0.1', port: 0 })
    const from = (address: string) => follow({ 'x-forwarded-for': address })
    for (let phone = 0; phone < 50; phone += 1) await from('192.0.2.7')
    const refused = await from('192.0.2.7')
    expect(refused.status).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(5)
    await (await from('192.0.2.8')).data('state')
  })

  it('end when the edge stops, and are let go by the API when nobody listens', async () => {
    const listener = await follow()
    await listener.data('state')
    await Promise.all([site.edge.close(), listener.closed()])
  })
})

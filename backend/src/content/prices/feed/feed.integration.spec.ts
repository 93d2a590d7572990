import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Transactions } from '../../../foundation/database/transactions.ts'
import { onEachDatabase } from '../../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../../foundation/database/testing/test-app.ts'
import {
  goldApi,
  startPriceServer,
  type Answer,
  type PriceServer,
} from '../testing/price-server.ts'
import type { DelayClass } from './feed-config.ts'
import { Feed } from './feed.ts'
import { readGoldApi } from './gold-api.ts'
import { PriceRepository } from './price-repository.ts'
import { PricePoint } from './price-point.entity.ts'
import { PriceSnapshot } from './price-snapshot.entity.ts'

const noon = new Date('2025-11-20T12:00:00.000Z')
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1_000)
const DAY_S = 24 * 3_600

onEachDatabase('price feed', (newConfig) => {
  let api: TestApp
  let source: PriceServer
  let prices: PriceRepository
  beforeAll(async () => {
    Logger.overrideLogger(false)
    api = await startTestApp(await newConfig())
    prices = new PriceRepository(api.dataSource, api.app.get(Transactions))
    source = await startPriceServer(goldApi(2_650, 31, noon.toISOString()))
  }, 60_000)
  afterAll(async () => {
    await source.stop()
    await api.app.close()
    Logger.overrideLogger(['log', 'warn', 'error'])
  })
  beforeEach(async () => {
    source.answerWith(goldApi(2_650, 31, noon.toISOString()))
    source.asked.length = 0
    await api.dataSource.manager.clear(PriceSnapshot)
    await api.dataSource.manager.clear(PricePoint)
  })

  const feeds: Feed[] = []
  afterEach(() => Promise.all(feeds.splice(0).map((feed) => feed.settle())))
  const newFeed = (
    key?: string,
    delay: DelayClass = 'live',
    everySeconds?: number,
    name = 'gold-api.com',
  ) => {
    const config = { url: source.origin, source: name, delay, licence: 'CC', key }
    const feed = new Feed({
      list: 'metals',
      config: { ...config, everySeconds },
      prices,
      read: readGoldApi,
      limitMs: 1_000,
    })
    feeds.push(feed)
    return feed
  }

  it('gives prices with all of their origin', async () => {
    const quotes = await newFeed('secret-key').quotes(noon)
    expect(quotes[0]).toEqual({
      name: 'Gold Spot',
      symbol: 'XAU',
      price: 2_650,
      volume: 0,
      change: 0,
      changePercent: 0,
      asOf: noon.toISOString(),
      fetchedAt: noon.toISOString(),
      source: 'gold-api.com',
      sourceUrl: source.origin,
      licence: 'CC',
      delayClass: 'live',
      stale: false,
    })
    expect(source.asked.map(({ path }) => path).sort()).toEqual(['/price/XAG', '/price/XAU'])
    expect(source.asked[0]?.headers['x-api-key']).toBe('secret-key')
  })

  it('asks once for all who wait, and for all processes, and again when its time has come', async () => {
    const [one, other] = [newFeed(), newFeed()]
    await Promise.all([one.quotes(noon), one.quotes(noon), one.quotes(noon)])
    await other.quotes(after(59))
    await one.quotes(after(59))
    expect(source.asked).toHaveLength(2)
    await Promise.all([one.refresh(after(61)), other.refresh(after(61))])
    expect(source.asked).toHaveLength(4)
  })

  it('tells the change since the day before, from its history', async () => {
    const feed = newFeed()
    await feed.quotes(noon)
    source.answerWith(goldApi(2_703, 31, after(DAY_S).toISOString()))
    await feed.refresh(after(DAY_S))
    const [gold] = await feed.quotes(after(DAY_S))
    expect(gold).toMatchObject({ price: 2_703, change: 53, changePercent: 2 })
    await expect(prices.history('metals', after(DAY_S))).resolves.toContainEqual({
      name: 'Gold Spot',
      points: [
        { asOf: noon.toISOString(), price: 2_650 },
        { asOf: after(DAY_S).toISOString(), price: 2_703 },
      ],
    })
  })

  it.each<[string, Answer]>([
    ['never', () => undefined],
    ['half', (response) => response.writeHead(200).write('{"price":')],
    ['with an error', (response) => response.writeHead(500).end('{"price":1}')],
    ['with another address', (response) => response.writeHead(302, { location: '/' }).end()],
    ['with a page', (response) => response.end('<!doctype html>')],
    ['too much', (response) => response.end(`"${'x'.repeat(2_000_000)}"`)],
    ['a price of nothing', goldApi(0, 31, noon.toISOString())],
    ['a price in words', (response) => response.end('{"symbol":"XAU","price":"2650"}')],
    ['another metal', (response, path) => goldApi(1, 1, noon.toISOString())(response, `${path}X`)],
    ['of no time', goldApi(2_650, 31, 'now')],
    ['a price beyond all numbers', (response) => response.end('{"symbol":"XAU","price":1e400}')],
    ['a price that no change can be told of', goldApi(1e308, 31, noon.toISOString())],
    ['a price next to nothing', goldApi(5e-324, 31, noon.toISOString())],
    ['by hanging up', (response) => response.destroy()],
  ])('keeps the last good prices from a source that answers %s', async (_, answer) => {
    const feed = newFeed()
    await feed.quotes(noon)
    source.answerWith(answer)
    await feed.refresh(after(700))
    await expect(feed.quotes(after(700))).resolves.toMatchObject([
      { price: 2_650, fetchedAt: noon.toISOString(), stale: true },
      { price: 31, stale: true },
    ])
  })

  it('gives what the database has kept, at once, to a process that starts', async () => {
    await newFeed().quotes(noon)
    source.answerWith(() => undefined)
    await expect(newFeed().quotes(after(3_600))).resolves.toMatchObject([
      { price: 2_650, stale: true },
      { price: 31 },
    ])
  })

  it('names its source as it is configured, before the next fetch', async () => {
    await newFeed(undefined, 'monthly').quotes(noon)
    const renamed = newFeed(undefined, 'monthly', undefined, 'Gold API')
    await expect(renamed.quotes(after(60))).resolves.toMatchObject([
      { source: 'Gold API', fetchedAt: noon.toISOString() },
      { source: 'Gold API' },
    ])
    expect(source.asked).toHaveLength(2)
  })

  it('leaves a source alone after three failures, and takes it back after one good probe', async () => {
    const feed = newFeed()
    source.answerWith((response) => response.writeHead(500).end())
    for (const seconds of [0, 20, 40]) await feed.refresh(after(seconds))
    source.asked.length = 0
    await feed.refresh(after(70))
    expect(source.asked).toHaveLength(0)
    source.answerWith(goldApi(2_700, 32, after(101).toISOString()))
    await feed.refresh(after(101))
    await expect(feed.quotes(after(101))).resolves.toMatchObject([{ price: 2_700 }, { price: 32 }])
  })

  it('keeps to its quota among ten processes while the source fails', async () => {
    source.answerWith((response) => response.writeHead(500).end())
    const processes = Array.from({ length: 10 }, () => newFeed(undefined, 'live', 600))
    for (let minute = 0; minute < 60; minute += 1) {
      await Promise.all(processes.map((feed) => feed.refresh(after(minute * 60))))
    }
    // Six refreshes an hour, each with a request for gold and one for silver.
    expect(source.asked.length).toBeLessThanOrEqual(12)
    expect(source.asked.length).toBeGreaterThan(0)
  })

  it.each([
    ['seconds', () => ({ 'retry-after': '7200' })],
    ['a date', () => ({ date: noon.toUTCString(), 'retry-after': after(7_200).toUTCString() })],
  ])('leaves a source alone for as long as it asks in %s, in every process', async (_, headers) => {
    source.answerWith((response) => response.writeHead(429, headers()).end())
    const [one, other] = [newFeed(), newFeed()]
    await one.refresh(noon)
    source.asked.length = 0
    for (const feed of [one, other]) {
      for (const seconds of [60, 3_600, 7_199]) await feed.refresh(after(seconds))
    }
    expect(source.asked).toHaveLength(0)
    source.answerWith(goldApi(2_700, 32, after(7_210).toISOString()))
    await expect(other.quotes(after(7_210))).resolves.toMatchObject([{ price: 2_700 }, {}])
  })

  it('shows what another process has stored, though the source failed for this one', async () => {
    const [one, other] = [newFeed(), newFeed()]
    await one.quotes(noon)
    source.answerWith((response) => response.writeHead(500).end())
    for (const seconds of [60, 80, 100]) await one.refresh(after(seconds))
    source.answerWith(goldApi(2_700, 32, after(170).toISOString()))
    await other.refresh(after(170))
    await one.refresh(after(171))
    await expect(one.quotes(after(171))).resolves.toMatchObject([{ price: 2_700 }, { price: 32 }])
  })

  it('counts the failures of all processes together', async () => {
    source.answerWith((response) => response.writeHead(500).end())
    for (const seconds of [0, 20, 40]) await newFeed().refresh(after(seconds))
    source.asked.length = 0
    await newFeed().refresh(after(70))
    expect(source.asked).toHaveLength(0)
  })

  it('makes no call that it could not reserve', async () => {
    const feed = newFeed()
    const lost = jest.spyOn(prices, 'reserve').mockRejectedValue(new Error('The database is away'))
    await feed.refresh(noon)
    lost.mockRestore()
    expect(source.asked).toHaveLength(0)
  })

  it('has no prices when none were confirmed for 24 hours', async () => {
    const feed = newFeed()
    await feed.quotes(noon)
    source.answerWith((response) => response.writeHead(500).end())
    await expect(feed.quotes(after(DAY_S))).resolves.toHaveLength(2)
    await expect(feed.quotes(after(DAY_S + 60))).rejects.toThrow('not available')
  })

  it.each([
    ['live', 24, 24],
    ['daily', 10 * 24, 24],
    ['monthly', 100 * 24, 35 * 24],
  ] as const)('shows %s prices for so long', async (delay, heldHours, heardHours) => {
    const hours = (count: number) => after(count * 3_600)
    const heldSince = (asOf: Date) => source.answerWith(goldApi(2_650, 31, asOf.toISOString()))
    const feed = newFeed(undefined, delay)
    heldSince(hours(-heldHours + 1))
    await expect(feed.quotes(noon)).resolves.toHaveLength(2)
    heldSince(hours(-heldHours - 1))
    await feed.refresh(hours(heardHours))
    await expect(feed.quotes(hours(heardHours))).rejects.toThrow('not available')

    heldSince(noon)
    const other = newFeed(undefined, delay)
    await api.dataSource.manager.clear(PriceSnapshot)
    await other.refresh(noon)
    source.answerWith((response) => response.writeHead(500).end())
    await expect(other.quotes(hours(heardHours))).resolves.toHaveLength(2)
    await expect(other.quotes(hours(heardHours + 1))).rejects.toThrow('not available')
  })

  it('refuses prices of the future', async () => {
    source.answerWith(goldApi(2_650, 31, after(2 * DAY_S).toISOString()))
    await expect(newFeed().quotes(noon)).rejects.toThrow('not available')
  })

  it('goes on asking when the clock goes back an hour, with a breaker open or not', async () => {
    const feed = newFeed()
    await feed.quotes(noon)
    source.answerWith(goldApi(2_700, 31, after(-3_600).toISOString()))
    await feed.quotes(after(-3_600))
    await feed.settle()
    await expect(feed.quotes(after(-3_599))).resolves.toMatchObject([{ price: 2_700 }, {}])

    source.answerWith((response) => response.writeHead(500).end())
    for (const seconds of [0, 20, 40]) await feed.refresh(after(seconds))
    source.answerWith(goldApi(2_800, 31, after(-7_200).toISOString()))
    await feed.refresh(after(-7_200))
    await expect(feed.quotes(after(-7_200))).resolves.toMatchObject([{ price: 2_800 }, {}])
  })

  it('never shows samples in place of a source that fails', async () => {
    const down = await startPriceServer((response) => response.writeHead(500).end())
    const sources = { metals: { url: down.origin, source: 'gold-api.com', delay: 'live' } }
    const other = await startTestApp(await newConfig({ PRICE_SOURCES: JSON.stringify(sources) }))
    try {
      const none = await other.inject('/api/metals-prices')
      expect(none.json()).toMatchObject({ statusCode: 503, isWithheld: true })
      const ghana = await other.inject('/api/ghana-market-data')
      expect(ghana.json<{ source: string }[]>().every((row) => row.source === 'sample')).toBe(true)
      down.answerWith(goldApi(2_650, 31, new Date().toISOString()))
      await other.app.get(DataSource).manager.clear(PriceSnapshot)
      const metals = await other.inject('/api/metals-prices')
      expect(metals.json()).toMatchObject([{ source: 'gold-api.com' }, { source: 'gold-api.com' }])
      const history = await other.inject('/api/price-history/metals')
      expect(history.json()).toMatchObject([
        { name: 'Gold Spot', source: 'gold-api.com', points: [{ price: 2_650 }] },
        { name: 'Silver Spot' },
      ])
      await expect(other.inject('/api/price-history/shares')).resolves.toMatchObject({
        statusCode: 404,
      })
    } finally {
      await other.app.close()
      await down.stop()
    }
  })
})

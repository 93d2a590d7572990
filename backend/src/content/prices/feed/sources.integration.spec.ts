import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import {
  commoditiesApi,
  exchangeRateApi,
  goldApi,
  startPriceServer,
  type Answer,
  type PriceServer,
} from '../testing/price-server.ts'
import { readCommoditiesApi } from './commodities-api.ts'
import { readExchangeRate } from './exchange-rate-api.ts'
import type { FeedConfig } from './feed-config.ts'
import { readGoldApi } from './gold-api.ts'
import { readPinkSheet } from './pink-sheet.ts'
import type { Reading } from './reading.ts'
import { readTable } from './table.ts'

const day = '2025-11-20T00:00:00.000Z'
const SHEET = 'Prices\n,Cocoa,Maize\n,($/kg),($/mt)\n2025M10,6.1,198\n'
const TABLE = 'name,price,unit,date\nWhite Maize,520,100 kg bag,2025-11-20\n'

let server: PriceServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'price-sources-'))
  server = await startPriceServer((response) => response.end())
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const config = (path = '', changes: Partial<FeedConfig> = {}): FeedConfig => ({
  url: server.origin + path,
  source: 'A source',
  delay: 'daily',
  ...changes,
})
const soon = (ms = 3_000) => AbortSignal.timeout(ms)
const never = () => new AbortController().signal
const withText =
  (text: string): Answer =>
  (response) =>
    response.end(text)

const LATIN_1 = Buffer.from('name,price,unit,date\nCafé,520,bag,2025-11-20\n', 'latin1')
const charset =
  (body: Buffer, type: string): Answer =>
  (response) =>
    response.setHeader('content-type', type).end(body)

type Read = (config: FeedConfig, signal: AbortSignal) => Promise<Reading[]>
const SOURCES: [string, Read, Answer, unknown][] = [
  ['gold-api.com', readGoldApi, goldApi(2_650, 31, day), [{ price: 2_650 }, { price: 31 }]],
  [
    'open.er-api.com',
    readExchangeRate,
    exchangeRateApi(11.25, day),
    [{ name: 'USD/GHS', price: 11.25, unit: 'GHS', asOf: day }],
  ],
  [
    'commodities-api.com',
    (given, signal) => readCommoditiesApi({ ...given, key: 'k' }, signal),
    commoditiesApi('k', day),
    [
      { name: 'Cocoa', symbol: 'COCOA', price: 8_000, unit: 'tonne', asOf: day },
      { name: 'Raw Sugar', price: 0.2089, unit: 'lb' },
    ],
  ],
  [
    'the World Bank',
    readPinkSheet,
    withText(SHEET),
    [
      { name: 'Cocoa', price: 6_100, unit: 'tonne', asOf: '2025-10-31T00:00:00.000Z' },
      { name: 'Maize', price: 198 },
    ],
  ],
  ['an operator', readTable, withText(TABLE), [{ name: 'White Maize', price: 520, asOf: day }]],
]

describe.each(SOURCES)('prices of %s', (_, read, answer, expected) => {
  it('are read as the source documents them', async () => {
    server.answerWith(answer)
    await expect(read(config(), soon())).resolves.toMatchObject(expected as object[])
  })

  it.each<[string, Answer]>([
    ['never answers', () => undefined],
    ['answers half', (response) => response.writeHead(200).write('{"result":')],
    ['drips', (response) => drip(response)],
  ])('are given up by the time limit of a source that %s', async (_, endless) => {
    server.answerWith(endless)
    await expect(read(config(), soon(300))).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError' }),
    )
  })

  it.each<[string, Answer]>([
    ['answers an error', (response) => response.writeHead(500).end('{}')],
    ['has had enough', (response) => response.writeHead(429).end('{}')],
    ['sends elsewhere', (response) => response.writeHead(302, { location: '/' }).end()],
    ['answers a page', withText('<!doctype html><p>Maintenance</p>')],
    ['answers nothing', withText('')],
    ['answers null', withText('null')],
    ['answers an empty object', withText('{}')],
    ['answers another list', withText('[1,2,3]')],
    ['answers too much', withText(`"${'x'.repeat(2_000_000)}"`)],
    ['answers without end', (response) => flood(response)],
    ['answers nothing but quotes', withText(`${'"'.repeat(40_000)}x`)],
    ['answers commas without end', withText(','.repeat(900_000))],
    ['answers lines without end', withText('\n'.repeat(900_000))],
    ['answers too much once it is unpacked', (response) => bomb(response)],
    ['answers in another charset than it says', charset(LATIN_1, 'text/csv; charset=utf-8')],
    ['answers in a charset that nobody knows', charset(LATIN_1, 'text/csv; charset=klingon')],
    ['hangs up', (response) => response.destroy()],
  ])('are refused whole, before any time limit, of a source that %s', async (_, bad) => {
    server.answerWith(bad)
    await expect(read(config(), never())).rejects.toThrow()
  })
})

it('prices are read in the charset that their source names', async () => {
  server.answerWith(charset(LATIN_1, 'text/csv; charset="ISO-8859-1"'))
  await expect(readTable(config(), soon())).resolves.toMatchObject([{ name: 'Café' }])
})

describe('a rate of exchange', () => {
  it.each([
    ['another base', { base_code: 'EUR' }],
    ['no success', { result: 'error' }],
    ['no cedis', { rates: { USD: 1 } }],
    ['a rate of nothing', { rates: { GHS: 0 } }],
    ['no time', { time_last_update_unix: 'today' }],
  ])('is refused for %s', async (_, changes) => {
    server.answerWith(exchangeRateApi(11, day, changes))
    await expect(readExchangeRate(config(), soon())).rejects.toThrow()
  })
})

describe('commodities by an API with a key', () => {
  const read = (changes: object) => {
    server.answerWith(commoditiesApi('k', day, changes))
    return readCommoditiesApi(config('/api/latest?symbols=COCOA', { key: 'k' }), soon())
  }
  it.each([
    ['no success', { success: false }],
    ['another base', { base: 'EUR' }],
    ['a rate without a unit', { unit: {} }],
    ['a rate of nothing', { rates: { COCOA: 0 } }],
    ['only its base', { rates: { USD: 1 } }],
  ])('are refused for %s', async (_, changes) => {
    await expect(read(changes)).rejects.toThrow()
  })

  it('are refused with a wrong key, and the reason holds none', async () => {
    server.answerWith(commoditiesApi('right', day))
    await expect(readCommoditiesApi(config('', { key: 'wrong-secret' }), soon())).rejects.toThrow(
      'The source answered 401',
    )
  })

  it('keep the rest of the query, and send the key there and nowhere else', async () => {
    server.asked.length = 0
    await read({})
    expect(server.asked[0]?.path).toBe('/api/latest?symbols=COCOA&access_key=k')
    expect(server.asked[0]?.headers['x-api-key']).toBeUndefined()
  })
})

describe('a key', () => {
  it.each<[string, Partial<FeedConfig>, string, Record<string, string>]>([
    ['the header X-Api-Key', {}, '/', { 'x-api-key': 's' }],
    ['a header of its own', { keyHeader: 'x-access-token' }, '/', { 'x-access-token': 's' }],
    ['the query', { keyParameter: 'apikey' }, '/?apikey=s', {}],
  ])('goes into %s', async (_, changes, path, headers) => {
    server.answerWith(withText(TABLE))
    server.asked.length = 0
    await readTable(config('', { key: 's', ...changes }), soon())
    expect(server.asked[0]).toMatchObject({ path, headers })
  })
})

describe('a file', () => {
  it('is read like an address, and refused when it is missing or too large', async () => {
    const file = join(folder, 'sheet.csv')
    const url = pathToFileURL(file).href
    await expect(readPinkSheet(config('', { url }), soon())).rejects.toThrow('ENOENT')
    await writeFile(file, SHEET)
    await expect(readPinkSheet(config('', { url }), soon())).resolves.toHaveLength(2)
    await writeFile(file, 'x'.repeat(2_000_000))
    await expect(readPinkSheet(config('', { url }), soon())).rejects.toThrow('too large')
  })
})

/** Sends a byte now and then, so that no single wait is long. */
function drip(response: Parameters<Answer>[0]): void {
  const timer = setInterval(() => response.write(' '), 20)
  response.once('close', () => clearInterval(timer))
}

const BOMB = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '))

/** Sends 50 MB compressed to 50 kB. */
function bomb(response: Parameters<Answer>[0]): void {
  response.setHeader('content-encoding', 'gzip').end(BOMB)
}

function flood(response: Parameters<Answer>[0]): void {
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
  }
  response.on('drain', more)
  more()
}

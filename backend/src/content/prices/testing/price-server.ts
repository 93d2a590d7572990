import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'

/** Answers one request, or never does. */
export type Answer = (response: ServerResponse, path: string) => void

export interface PriceServer {
  readonly origin: string
  /** The requests received, in order. */
  readonly asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[]
  answerWith(answer: Answer): void
  stop(): Promise<void>
}

/** Answers as gold-api.com documents, with given prices. */
export const goldApi =
  (gold: number, silver: number, updatedAt: string): Answer =>
  (response, path) => {
    const symbol = path.slice(-3)
    const isGold = symbol === 'XAU'
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        name: isGold ? 'Gold' : 'Silver',
        price: isGold ? gold : silver,
        symbol,
        updatedAt,
        updatedAtReadable: 'a few seconds ago',
      }),
    )
  }

/** Starts a source of prices on loopback, which answers as a test specifies. */
export async function startPriceServer(first: Answer): Promise<PriceServer> {
  const asked: PriceServer['asked'] = []
  let answer = first
  const server = createServer(({ url = '', headers }, response) => {
    asked.push({ path: url, headers })
    answer(response, url)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    answerWith: (next) => {
      answer = next
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const json = (response: ServerResponse, status: number, answer: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))

/** Answers as open.er-api.com documents, with a given rate. */
export const exchangeRateApi =
  (cedis: number, updatedAt: string, changes: object = {}): Answer =>
  (response, path) =>
    path === '/v6/latest/USD'
      ? json(response, 200, {
          result: 'success',
          provider: 'https://www.exchangerate-api.com',
          documentation: 'https://www.exchangerate-api.com/docs/free',
          terms_of_use: 'https://www.exchangerate-api.com/terms',
          time_last_update_unix: Math.floor(Date.parse(updatedAt) / 1_000),
          time_last_update_utc: new Date(updatedAt).toUTCString(),
          time_eol_unix: 0,
          base_code: 'USD',
          rates: { USD: 1, EUR: 0.9, GHS: cedis },
          ...changes,
        })
      : json(response, 404, { result: 'error', 'error-type': 'unsupported-code' })

/** Answers as commodities-api.com documents: rates are what a US dollar buys, and a key is needed. */
export const commoditiesApi =
  (key: string, updatedAt: string, changes: object = {}): Answer =>
  (response, path) => {
    const query = new URL(path, 'http://source').searchParams
    if (query.get('access_key') !== key) {
      json(response, 401, { data: { success: false, error: { code: 101, info: 'No key' } } })
      return
    }
    json(response, 200, {
      data: {
        success: true,
        timestamp: Math.floor(Date.parse(updatedAt) / 1_000),
        date: updatedAt.slice(0, 10),
        base: 'USD',
        rates: { COCOA: 0.000125, SUGAR: 4.787, USD: 1 },
        unit: { COCOA: 'per metric ton', SUGAR: 'per lb' },
        ...changes,
      },
    })
  }

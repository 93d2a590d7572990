import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'

/** Answers one request; it may also never do so. */
export type Answer = (response: ServerResponse, path: string) => void

export interface PriceServer {
  readonly origin: string
  /** What was asked for, in order. */
  readonly asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[]
  answerWith(answer: Answer): void
  stop(): Promise<void>
}

/** Answers as gold-api.com documents, with prices of ours. */
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

/** A source of prices on loopback that answers as a test says. */
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

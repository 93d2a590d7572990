import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { request } from 'node:http'
import { residentMemory } from '../testing/resident-memory.ts'
import { startSmallSite, type SmallSite } from '../testing/small-site.ts'

const GIGABYTE = 1_000_000_000
const CHUNK = Buffer.alloc(64 * 1024, '[')

interface Outcome {
  readonly status: number
  readonly sentBytes: number
}

/** Sends up to a gigabyte until the server stops accepting it. */
function pour(url: string, headers: Record<string, string>): Promise<Outcome> {
  return new Promise((resolve) => {
    let sentBytes = 0
    let status = 0
    const sending = request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    })
    const write = () => {
      while (sentBytes < GIGABYTE && !sending.destroyed) {
        sentBytes += CHUNK.length
        if (!sending.write(CHUNK)) return
      }
      sending.end()
    }
    sending.on('drain', write)
    sending.on('response', (response) => {
      status = response.statusCode ?? 0
      response.resume()
    })
    // Being cut off is the expected end.
    sending.on('error', () => undefined)
    sending.on('close', () => resolve({ status, sentBytes }))
    write()
  })
}

describe('a body of a gigabyte', () => {
  let site: SmallSite
  beforeAll(async () => {
    site = await startSmallSite()
  }, 120_000)
  afterAll(() => site.close(), 30_000)

  it.each([
    ['the API, which is told its length', 'api', { 'content-length': String(GIGABYTE) }],
    ['the API, which is not', 'api', { 'transfer-encoding': 'chunked' }],
    ['the edge, which is told its length', 'edge', { 'content-length': String(GIGABYTE) }],
    ['the edge, which is not', 'edge', { 'transfer-encoding': 'chunked' }],
  ] as const)(
    'is refused by %s, long before its end and without being kept',
    async (_, name, headers) => {
      const programs = [site.edge, site.api]
      const before = await Promise.all(programs.map(({ pid }) => residentMemory(pid)))
      const started = performance.now()
      const { status, sentBytes } = await pour(`${site[name].origin}/api/contact`, headers)
      const grown = await Promise.all(
        programs.map(async ({ pid }, index) => (await residentMemory(pid)) - (before[index] ?? 0)),
      )
      // A client that keeps sending into a closed connection may miss the response.
      expect([413, 0]).toContain(status)
      expect(sentBytes).toBeLessThan(GIGABYTE / 10)
      expect(performance.now() - started).toBeLessThan(12_000)
      for (const growth of grown) expect(growth).toBeLessThan(100)
      expect((await fetch(`${site.edge.origin}/api/news`)).status).toBe(200)
    },
    30_000,
  )
})

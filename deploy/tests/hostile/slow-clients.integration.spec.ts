import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { connect, type Socket } from 'node:net'
import { eventually } from 'shared-server/testing/eventually'
import { residentMemory } from '../testing/resident-memory.ts'
import { startSmallSite, type SmallSite } from '../testing/small-site.ts'

const CLIENTS = 10_000

/** Ways in which they waste time: silence, a header without end, a body without end. */
const BEGINNINGS = [
  '',
  'POST /api/contact HTTP/1.1\r\nHost: site.example\r\nX-Slow: ',
  'POST /api/contact HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"firstName":"',
]

describe('ten thousand clients that never finish what they say', () => {
  let site: SmallSite
  const sockets: Socket[] = []
  beforeAll(async () => {
    site = await startSmallSite()
  }, 120_000)
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await site.close()
  }, 30_000)

  it.each([
    ['API', 'api', 12_000],
    ['edge', 'edge', 30_000],
  ] as const)(
    'are let go by the %s, which answers everybody else meanwhile',
    async (_, name, limitMs) => {
      const { pid, port, origin } = site[name]
      const before = await residentMemory(pid)
      let open = 0
      for (let first = 0; first < CLIENTS; first += 250) {
        await Promise.all(
          Array.from({ length: 250 }, async (_unused, index) => {
            const socket = connect({ port, host: '127.0.0.1' })
            sockets.push(socket)
            socket.on('error', () => undefined)
            await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
            open += 1
            socket.once('close', () => (open -= 1))
            socket.write(BEGINNINGS[index % BEGINNINGS.length] ?? '')
            socket.resume()
          }),
        )
      }
      const started = performance.now()
      const waits: number[] = []
      await eventually(async () => {
        const asked = performance.now()
        expect((await fetch(`${origin}/api/news`)).status).toBe(200)
        waits.push(performance.now() - asked)
        return open === 0
      }, limitMs)
      const grown = (await residentMemory(pid)) - before
      process.stdout.write(
        `${name}: ${CLIENTS} slow clients gone after ${Math.round((performance.now() - started) / 1_000)} s, ` +
          `slowest of ${waits.length} other answers ${Math.round(Math.max(...waits))} ms, ` +
          `memory grown by ${Math.round(grown)} MiB\n`,
      )
      expect(Math.max(...waits)).toBeLessThan(2_000)
      expect(grown).toBeLessThan(400)
    },
    120_000,
  )
})

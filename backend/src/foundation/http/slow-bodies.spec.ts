import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { SlowClient } from 'shared-server/testing/slow-client'
import { createFastifyAdapter } from './fastify-adapter.ts'

describe('a slow client of the API', () => {
  const start = () => {
    const adapter = createFastifyAdapter({
      ...{ LOG_LEVEL: 'silent', TRUSTED_PROXIES: ['loopback'], PROXY_SECRET: undefined },
    })
    const fastify = adapter.getInstance()
    fastify.post('/api/desk/media', async ({ body }) =>
      body instanceof Readable ? `${(await buffer(body)).length}` : '',
    )
    fastify.post('/api/desk/stories', () => '')
    return fastify
  }
  let api: ReturnType<typeof start>
  let client: SlowClient
  beforeEach(async () => {
    api = start()
    await api.listen({ host: '127.0.0.1', port: 0 })
    client = await SlowClient.connect(api.server)
  })
  afterEach(async () => {
    client.close()
    await api.close()
  })

  it('sends a picture of 20 MB in ten minutes', async () => {
    await client.begin('/api/desk/media', 19_999_980)
    for (let part = 0; part < 60; part += 1) {
      await client.send(333_333)
      client.wait(10_000)
    }
    await expect(client.answer).resolves.toMatch(/^HTTP\/1.1 200 .*\r\n19999980$/s)
    // The server has a timeout of its own.
    expect(api.server.requestTimeout).toBeGreaterThan(10 * 60_000)
  })

  it.each([
    ['/api/desk/media', 'image/jpeg'],
    ['/api/desk/stories', 'application/json'],
  ])('that stands still is let go: %s', async (path, type) => {
    await client.begin(path, 1_000, { type })
    client.wait(10_000)
    await expect(client.answer).resolves.toMatch(/^HTTP\/1.1 408 /)
  })
})

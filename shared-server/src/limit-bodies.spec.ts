import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { limitBodies } from './limit-bodies.ts'
import { SlowClient } from './testing/slow-client.ts'

const PACE = 32 * 1024

describe('a body that comes slowly', () => {
  let server: Server
  let client: SlowClient
  beforeEach(async () => {
    server = createServer((request, response) => {
      buffer(request).then(
        ({ length }) => response.end(`all ${length} bytes`),
        () => undefined,
      )
    })
    limitBodies(server, 10_000)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    client = await SlowClient.connect(server)
  })
  afterEach(() => {
    client.close()
    server.close()
  })

  it.each([
    ['1 MB in five minutes', 30, 33_334],
    ['20 MB in ten', 60, 333_334],
  ])('is taken in whole when it is a picture: %s', async (_, parts, bytes) => {
    await client.begin('/api/desk/media?name=a.jpg', parts * bytes)
    for (let part = 1; part <= parts; part += 1) {
      await client.send(bytes)
      client.wait(10_000)
    }
    await expect(client.answer).resolves.toContain(`all ${parts * bytes} bytes`)
  })

  it.each([
    ['a season’s file', '/api/desk/league/import/check'],
    ['a file of prices', '/api/desk/prices/gold/check'],
    ['a file of prices to show', '/api/desk/prices/gold/upload?again'],
  ])('is taken in whole when it is %s', async (_, path) => {
    await client.begin(path, 1_000_000)
    for (let part = 1; part <= 25; part += 1) {
      await client.send(40_000)
      client.wait(10_000)
    }
    await expect(client.answer).resolves.toContain('all 1000000 bytes')
  })

  it.each([
    ['stands still', 0],
    ['comes a byte at a time', 1],
    ['is slower than any line', PACE - 1_000],
  ])('ends the connection when it is a picture that %s', async (_, bytes) => {
    await client.begin('/api/desk/media', 1_000_000)
    await client.send(PACE)
    client.wait(10_000)
    await client.send(bytes)
    client.wait(10_000)
    await expect(client.answer).resolves.toBe('')
  })

  it.each([
    ['of any other call', '/api/desk/stories', undefined],
    ['of a call whose name only begins so', '/api/desk/media-1', undefined],
    ['of another call about prices', '/api/desk/prices/gold/other', undefined],
    ['of a stranger', '/api/desk/media', 'other=1'],
  ])('ends it after ten seconds, however much comes: %s', async (_, path, cookie) => {
    await client.begin(path, 1_000_000, cookie === undefined ? {} : { cookie })
    await client.send(PACE)
    client.wait(9_000)
    await client.send(PACE)
    client.wait(1_000)
    await expect(client.answer).resolves.toBe('')
  })

  it('is no concern once it has come', async () => {
    await client.begin('/api/contact', 5)
    await client.send(5)
    client.wait(60_000)
    await expect(client.answer).resolves.toContain('all 5 bytes')
  })
})

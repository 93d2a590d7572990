import { once } from 'node:events'
import {
  Agent,
  createServer,
  get,
  OutgoingMessage,
  ServerResponse,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { proxyApi } from './api-proxy.ts'

let edge: FastifyInstance
let api: Server
let answer: RequestListener

const portOf = (server: Server) => (server.address() as AddressInfo).port

beforeEach(async () => {
  api = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  edge = Fastify({ forceCloseConnections: true })
  await proxyApi(edge, { apiOrigin: `http://127.0.0.1:${portOf(api)}`, proxySecret: undefined })
  await edge.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  jest.restoreAllMocks()
  await edge.close()
  api.closeAllConnections()
  await new Promise((resolve) => api.close(resolve))
})

it('asks once for a call that the API answers with 503, and passes on when to try again', async () => {
  let asked = 0
  answer = (_request, response) => {
    asked += 1
    response.writeHead(503, { 'retry-after': '5' }).end('later')
  }
  const { statusCode, headers } = await edge.inject('/api/news')
  expect({ statusCode, after: headers['retry-after'], asked }).toEqual({
    ...{ statusCode: 503, after: '5', asked: 1 },
  })
})

it('answers calls while pictures wait for slow readers on every connection that they may take', async () => {
  const waiting: ServerResponse[] = []
  answer = ({ url }, response) => {
    if (url === '/api/news') response.end('news')
    else waiting.push(response.writeHead(200, { 'content-type': 'image/avif' }))
  }
  let ended = 0
  const pictures = Array.from({ length: 64 }, async (_, at) => {
    await edge.inject(`/api/media/${at}.avif`)
    ended += 1
  })
  while (waiting.length < pictures.length) await new Promise(setImmediate)
  expect((await edge.inject('/api/news')).body).toBe('news')
  // Later, the pictures' time limit would let the call through.
  expect(ended).toBe(0)
  for (const response of waiting) response.end()
  await Promise.all(pictures)
})

describe('the connection of a client', () => {
  /** Sends a request and returns all that comes until the edge closes the connection. */
  const wholeAnswer = async (...headers: string[]) => {
    const client = connect(portOf(edge.server), '127.0.0.1')
    client.write(['GET /api/news HTTP/1.1', 'host: site.example', ...headers, '', ''].join('\r\n'))
    try {
      return await text(client)
    } finally {
      client.destroy()
    }
  }

  it('is closed for a client that waits for its end, although the API keeps its own', async () => {
    answer = (_request, response) => void response.end('news')
    expect(await wholeAnswer('connection: close')).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*news$/)
  })

  it.each([
    'keep-alive: 300',
    'proxy-connection: keep-alive',
    'upgrade: h2c',
    'te: trailers',
    'trailer: x-sum',
  ])('is told to the API by no header, such as %s', async (header) => {
    answer = ({ headers }, response) => void response.end(JSON.stringify(headers))
    const heard = await wholeAnswer('connection: close', header)
    expect(heard).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(heard).not.toContain(`"${header.split(':')[0]}":`)
  })
})

describe('the time limit for taking a response', () => {
  const LIMIT_MS = 200

  beforeEach(() => {
    jest.spyOn(ServerResponse.prototype, 'setTimeout').mockImplementation(function (
      this: ServerResponse,
      _ms,
      onTimeout,
    ) {
      OutgoingMessage.prototype.setTimeout.call(this, LIMIT_MS, onTimeout)
      return this
    })
  })

  /** Sends more than the buffers between the API and a client take. */
  const sendMuch = (response: ServerResponse, type: string) => {
    response.writeHead(200, { 'content-type': type })
    const more = () => {
      while (response.write(Buffer.alloc(256 * 1024)));
      response.once('drain', more)
    }
    more()
  }

  it('disconnects a client that takes nothing, and frees the connection to the API', async () => {
    const left = new Promise((resolve) => {
      answer = (_request, response) => {
        response.once('close', () => resolve('left'))
        sendMuch(response, 'application/json')
      }
    })
    const client = connect(portOf(edge.server), '127.0.0.1')
    client.pause().write('GET /api/news HTTP/1.1\r\nhost: site.example\r\n\r\n')
    try {
      expect(await left).toBe('left')
    } finally {
      client.destroy()
    }
  })

  it('does not stay on a connection that is kept for the next call', async () => {
    let delayMs = 0
    answer = (_request, response) => {
      setTimeout(() => response.end('done'), delayMs)
      delayMs = 3 * LIMIT_MS
    }
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const call = async () => {
      const request = get({ port: portOf(edge.server), path: '/api/news', agent })
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      return { body: await text(response), isReused: request.reusedSocket }
    }
    try {
      expect(await call()).toEqual({ body: 'done', isReused: false })
      expect(await call()).toEqual({ body: 'done', isReused: true })
    } finally {
      agent.destroy()
    }
  })

  it('is none for an event stream', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
      response.write(':\n\n')
      setTimeout(() => response.end('data: late\n\n'), 3 * LIMIT_MS)
    }
    const request = get({ port: portOf(edge.server), path: '/api/news/stream' })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    expect(await text(response)).toContain('data: late')
  })
})

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { once } from 'node:events'
import { createServer, ServerResponse, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { StreamListener } from '../testing/stream-listener.ts'
import { Channel } from './channel.ts'
import { encodeMessage } from './encode-message.ts'
import { EventStreams } from './event-streams.ts'

describe('streams of a process', () => {
  let streams: EventStreams
  let channel: Channel
  let server: Server
  let port: number
  let isEmptied: boolean

  beforeEach(async () => {
    isEmptied = false
    streams = new EventStreams(3)
    channel = new Channel(() => {
      isEmptied = true
    })
    server = createServer((_, response) => {
      streams.listen(response, { channel, first: message(0), headers: {} })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterEach(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })

  const message = (id: number, data: unknown = id) => encodeMessage({ event: 'event', id, data })
  const open = () => StreamListener.open(`http://127.0.0.1:${port}/`)

  it('tell everybody everything once, in order, from where each began', async () => {
    const first = await open()
    await first.data('event', 0)
    channel.send(message(1))
    const second = await open()
    await second.data('event', 0)
    channel.send(message(2))
    channel.send(message(3))
    await first.data('event', 3)
    await second.data('event', 3)
    expect(first.messages.map(({ id }) => id)).toEqual(['0', '1', '2', '3'])
    expect(second.messages.map(({ id }) => id)).toEqual(['0', '2', '3'])
  })

  it('have room for so many', async () => {
    const [one] = [await open(), await open(), await open()]
    expect(streams.retryAfter()).toBeGreaterThanOrEqual(5)
    one?.close()
    while (streams.listeners === 3) await new Promise((resolve) => setImmediate(resolve))
    expect(streams.retryAfter()).toBeNull()
  })

  it('leave nine tenths of the places to other networks', async () => {
    streams = new EventStreams(1_000)
    server.removeAllListeners('request').on('request', (_, response: ServerResponse) => {
      const first = message(0)
      streams.listen(response, { channel, first, headers: {}, address: '2001:db8:0:1::1' })
    })
    const listeners = await Promise.all(Array.from({ length: 100 }, open))
    expect(streams.retryAfter('2001:db8:0:1:ffff::2')).toBeGreaterThanOrEqual(5)
    for (const other of ['2001:db8:0:2::1', '192.0.2.1', undefined])
      expect(streams.retryAfter(other)).toBeNull()
    listeners[0]?.close()
    while (streams.listeners === 100) await new Promise((resolve) => setImmediate(resolve))
    expect(streams.retryAfter('2001:db8:0:1::1')).toBeNull()
  })

  it('drop who does not read, and keep the others', async () => {
    const reader = await open()
    const stuck: Socket = connect(port, '127.0.0.1')
    stuck.pause().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    while (streams.listeners < 2) await new Promise((resolve) => setImmediate(resolve))
    const large = 'x'.repeat(60_000)
    let id = 0
    while (streams.dropped === 0) {
      id += 1
      channel.send(message(id, large))
      await reader.data('event', id)
    }
    expect(streams.listeners).toBe(1)
    stuck.destroy()
  })

  it('tell when to come back when the process stops, and hold nothing then', async () => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    let text = ''
    socket.on('data', (chunk: string) => {
      text += chunk
    })
    while (streams.listeners < 1) await new Promise((resolve) => setImmediate(resolve))
    streams.drain()
    await once(socket, 'close')
    const retry = Number(/retry:(\d+)\n\n$/.exec(text)?.[1])
    expect(retry).toBeGreaterThanOrEqual(1_000)
    expect(retry).toBeLessThanOrEqual(10_000)
    while (streams.listeners > 0) await new Promise((resolve) => setImmediate(resolve))
    expect(isEmptied).toBe(true)
  })

  describe('that last', () => {
    const MINUTE_MS = 60_000
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    })
    afterEach(() => {
      jest.useRealTimers()
    })
    const pass = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 1) {
        jest.advanceTimersByTime(MINUTE_MS)
        await new Promise((resolve) => setImmediate(resolve))
      }
    }

    it('beat one after the other, also for who comes when another leaves', async () => {
      const first = await open()
      await open()
      first.close()
      while (streams.listeners === 2) await new Promise((resolve) => setImmediate(resolve))
      await open()
      const write = jest.spyOn(ServerResponse.prototype, 'write')
      const beats = Array.from({ length: 20 }, () => {
        write.mockClear()
        jest.advanceTimersByTime(1_000)
        return write.mock.calls.length
      })
      write.mockRestore()
      expect(beats.filter((count) => count > 0)).toEqual([1, 1])
    })

    it('beat on, and end after an hour, spread, with the time to come back', async () => {
      const texts = ['', '', '']
      const sockets = texts.map((_, at) => {
        const socket = connect(port, '127.0.0.1').setEncoding('utf8')
        socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
        socket.on('data', (chunk: string) => {
          texts[at] += chunk
        })
        return socket
      })
      while (streams.listeners < 3) await new Promise((resolve) => setImmediate(resolve))
      const closed = sockets.map((socket) => once(socket, 'close'))
      await pass(54)
      expect(streams.listeners).toBe(3)
      await pass(12)
      await Promise.all(closed)
      for (const text of texts) {
        expect(text.split('event:beat').length - 1).toBeGreaterThanOrEqual(54 * 3)
        expect(text).toMatch(/retry:\d{4,5}\n\n$/)
      }
    })
  })
})

import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { jest } from '@jest/globals'

/** A client that sends a request's body in parts, with as much time between them as a test says has passed. */
export class SlowClient {
  /** The first that the server says. */
  readonly beginning: Promise<string>
  /** All that it says, once it has ended the connection. */
  readonly answer: Promise<string>
  private sent = 0

  private constructor(
    private readonly socket: Socket,
    /** The other end. */
    private readonly peer: Socket,
  ) {
    let said = ''
    socket.on('data', (part: Buffer) => (said += part.toString()))
    // A connection that is cut is closed as well.
    socket.on('error', () => undefined)
    this.beginning = new Promise((resolve) => {
      socket.once('data', () => resolve(said))
    })
    this.answer = new Promise((resolve) => {
      socket.once('close', () => resolve(said))
    })
  }

  /** Takes the place of the clock, too, until {@link hurry} or {@link close}. @param server that listens on this machine. */
  static async connect(server: Server): Promise<SlowClient> {
    const accepted = once(server, 'connection') as Promise<[Socket]>
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const [peer] = await accepted
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance'],
    })
    return new SlowClient(socket, peer)
  }

  /** Announces a body, a picture by default. @param cookie of somebody who may be signed in. */
  begin(
    path: string,
    bytes: number,
    { cookie = 'desk=token', type = 'image/jpeg' } = {},
  ): Promise<void> {
    return this.write(
      `POST ${path} HTTP/1.1\r\nhost: site.example\r\nconnection: close\r\ncookie: ${cookie}\r\n` +
        `content-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n`,
    )
  }

  send(bytes: number): Promise<void> {
    return this.write(Buffer.alloc(bytes))
  }

  wait(ms: number): void {
    jest.advanceTimersByTime(ms)
  }

  /** From now on, time passes as it does. */
  hurry(): void {
    jest.useRealTimers()
  }

  close(): void {
    this.hurry()
    this.socket.destroy()
  }

  /** Resolves when the server has read it. */
  private async write(content: string | Buffer): Promise<void> {
    this.socket.write(content)
    this.sent += content.length
    while (this.peer.bytesRead < this.sent && !this.peer.destroyed) await setImmediate()
    await setImmediate()
  }
}

import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { jest } from '@jest/globals'

/** A client that sends a request's body in parts, while the test controls the time between them. */
export class SlowClient {
  /** Resolves to the first data from the server. */
  readonly beginning: Promise<string>
  /** Resolves to everything that the server sent, once it has closed the connection. */
  readonly answer: Promise<string>
  private sent = 0

  private constructor(
    private readonly socket: Socket,
    /** The server's end of the connection. */
    private readonly peer: Socket,
  ) {
    let said = ''
    socket.on('data', (part: Buffer) => (said += part.toString()))
    // A reset connection is closed as well.
    socket.on('error', () => undefined)
    this.beginning = new Promise((resolve) => {
      socket.once('data', () => resolve(said))
    })
    this.answer = new Promise((resolve) => {
      socket.once('close', () => resolve(said))
    })
  }

  /**
   * Connects, and uses fake timers until {@link hurry} or {@link close}.
   *
   * @param server that listens on this machine.
   */
  static async connect(server: Server): Promise<SlowClient> {
    const accepted = once(server, 'connection') as Promise<[Socket]>
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const [peer] = await accepted
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance'],
    })
    return new SlowClient(socket, peer)
  }

  /** Begins a request with a body, a picture by default. @param cookie of somebody who may be signed in. */
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

  /** Returns to real time. */
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

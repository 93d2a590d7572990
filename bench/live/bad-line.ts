import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** Quality of a bad connection. */
export interface BadLineOptions {
  /** Port that the proxy forwards to. */
  readonly to: number
  /** Longest delay of a chunk, in milliseconds. */
  readonly delayMs: number
  /** Share of chunks that are lost: as with TCP, they arrive after a retransmission, and hold up the rest. */
  readonly loss: number
  /** Share of chunks at which the connection breaks. */
  readonly cuts: number
}

/** Time until a lost chunk is sent again, in milliseconds. */
const RETRY_DELAY_MS = 1_000

/** An unreliable connection: a TCP proxy with loss, delay and cuts. */
export class BadLine {
  private readonly open = new Set<Socket>()
  private server: Server | undefined
  private isCut = false

  constructor(private readonly options: BadLineOptions) {}

  /** Starts the proxy. @returns its origin. */
  async start(): Promise<string> {
    const server = createServer((near) => this.pass(near))
    this.server = server
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.cut()
    this.server?.close()
  }

  /** Breaks all connections; nothing passes until {@link mend}. */
  cut(): void {
    this.isCut = true
    for (const socket of this.open) socket.destroy()
  }

  mend(): void {
    this.isCut = false
  }

  private pass(near: Socket): void {
    if (this.isCut) return void near.destroy()
    const far = connect({ host: '127.0.0.1', port: this.options.to })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.open.add(one)
      one.on('error', () => undefined)
      one.once('close', () => {
        this.open.delete(one)
        other.destroy()
      })
      void this.carry(one, other)
    }
  }

  private async carry(from: Socket, to: Socket): Promise<void> {
    const { delayMs, loss, cuts } = this.options
    try {
      for await (const piece of from as AsyncIterable<Buffer>) {
        const lost = Math.random() < loss ? RETRY_DELAY_MS : 0
        await new Promise((resolve) => setTimeout(resolve, Math.random() * delayMs + lost))
        // A chunk under way when the connection breaks may or may not have arrived.
        if (Math.random() < cuts) return void (Math.random() < 0.5 ? to.destroy() : to.end(piece))
        to.write(piece)
      }
      to.end()
    } catch {
      to.destroy()
    }
  }
}

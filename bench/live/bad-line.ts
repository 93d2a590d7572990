import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** How bad a line is. */
export interface BadLineOptions {
  /** Port that it leads to. */
  readonly to: number
  /** Longest delay of what passes, in milliseconds. */
  readonly delayMs: number
  /** Share of the pieces that are lost: as TCP does, they come when they were sent again, and hold up the rest. */
  readonly loss: number
  /** How often a connection breaks, as a share of its pieces. */
  readonly cuts: number
}

/** After that a lost piece is sent again, in milliseconds. */
const AGAIN_MS = 1_000

/** A line over which nobody can rely on anything: a proxy for TCP with loss, delay and cuts. */
export class BadLine {
  private readonly open = new Set<Socket>()
  private server: Server | undefined
  private isCut = false

  constructor(private readonly options: BadLineOptions) {}

  /** @returns its origin. */
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

  /** Nothing passes until the line is mended. */
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
        const lost = Math.random() < loss ? AGAIN_MS : 0
        await new Promise((resolve) => setTimeout(resolve, Math.random() * delayMs + lost))
        // What is under way when the line breaks may have arrived, or not.
        if (Math.random() < cuts) return void (Math.random() < 0.5 ? to.destroy() : to.end(piece))
        to.write(piece)
      }
      to.end()
    } catch {
      to.destroy()
    }
  }
}

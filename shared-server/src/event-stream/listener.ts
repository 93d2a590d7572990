import type { ServerResponse } from 'node:http'
import { encodeRetry } from './encode-message.ts'

/** Maximum unsent bytes of a listener; beyond that it reads too slowly, or not at all, and is dropped. */
const MOST_HELD_BYTES = 64 * 1024

/** One client of a stream. */
export class Listener {
  /** Number of the channel's last message that its first bytes include. */
  joinedAt = 0
  /** When its stream is to end, on the monotonic clock, in milliseconds. */
  readonly until: number
  private isEnding = false

  constructor(
    private readonly response: ServerResponse,
    private readonly options: {
      readonly lastsMs: number
      /** Delay before a reconnect, in milliseconds. */
      readonly retryMs: () => number
      readonly onSlow: () => void
    },
  ) {
    this.until = performance.now() + options.lastsMs
  }

  write(bytes: Buffer): void {
    if (this.isEnding) return
    if (this.response.writableLength > MOST_HELD_BYTES) {
      this.options.onSlow()
      this.destroy()
    } else this.response.write(bytes)
  }

  /** Ends the stream with the delay before a reconnect; a second call cuts off a listener that has not left. */
  end(): void {
    if (this.isEnding) return this.destroy()
    this.isEnding = true
    this.response.end(encodeRetry(this.options.retryMs()))
  }

  destroy(): void {
    this.isEnding = true
    this.response.destroy()
  }
}

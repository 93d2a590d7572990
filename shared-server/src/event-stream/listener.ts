import type { ServerResponse } from 'node:http'
import { encodeRetry } from './encode-message.ts'

/** A listener whose socket holds more than this is dropped, in bytes: it reads too slowly, or not at all. */
const MOST_HELD_BYTES = 64 * 1024

/** One client of a stream. */
export class Listener {
  /** The last message of its channel that it did not need to be sent. */
  joinedAt = 0
  /** On the monotonic clock, in milliseconds: then it has listened long enough. */
  readonly until: number
  private isEnding = false

  constructor(
    private readonly response: ServerResponse,
    private readonly options: {
      readonly lastsMs: number
      /** When to come back. */
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

  /** Ends the stream with the time to come back; one that has been ended and still does not go is cut off. */
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

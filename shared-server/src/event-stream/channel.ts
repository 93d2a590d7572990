import type { Listener } from './listener.ts'

/** So many listeners are written to before other requests get their turn: about 5 ms. */
const AT_ONCE = 500

/** Listeners who are sent the same bytes. */
export class Channel {
  private readonly listeners = new Set<Listener>()
  private readonly waiting: { readonly number: number; readonly bytes: Buffer }[] = []
  private holds = 0
  private isSending = false
  private sent = 0

  /** @param onEmpty is called when the last listener has gone. */
  constructor(private readonly onEmpty: () => void = () => undefined) {}

  get isEmpty(): boolean {
    return this.listeners.size === 0 && this.holds === 0
  }

  /** Sends bytes to all who listen now, in the order of the calls. */
  send(bytes: Buffer): void {
    this.sent += 1
    this.waiting.push({ number: this.sent, bytes })
    if (!this.isSending) void this.sendOn()
  }

  /** What was sent until now is in what the listener begins with. */
  join(listener: Listener): void {
    listener.joinedAt = this.sent
    this.listeners.add(listener)
  }

  leave(listener: Listener): void {
    if (this.listeners.delete(listener) && this.isEmpty) this.onEmpty()
  }

  /** Keeps the channel for somebody who is about to join. @returns lets go of it. */
  hold(): () => void {
    this.holds += 1
    return () => {
      this.holds -= 1
      if (this.isEmpty) this.onEmpty()
    }
  }

  /** Ends the stream of everybody who listens. */
  end(): void {
    for (const listener of [...this.listeners]) listener.end()
  }

  private async sendOn(): Promise<void> {
    this.isSending = true
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      let written = 0
      for (const listener of this.listeners) {
        // They stand in the order in which they came.
        if (listener.joinedAt >= next.number) break
        listener.write(next.bytes)
        written += 1
        if (written % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve))
      }
    }
    this.isSending = false
  }
}

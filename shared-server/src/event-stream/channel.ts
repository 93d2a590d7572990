import type { Listener } from './listener.ts'

/** Number of listeners to write to before other requests get their turn: about 5 ms. */
const AT_ONCE = 500

/** Listeners that are sent the same bytes. */
export class Channel {
  private readonly listeners = new Set<Listener>()
  private readonly waiting: { readonly number: number; readonly bytes: Buffer }[] = []
  private holds = 0
  private isSending = false
  private sent = 0

  /** @param onEmpty called when the last listener has left. */
  constructor(private readonly onEmpty: () => void = () => undefined) {}

  get isEmpty(): boolean {
    return this.listeners.size === 0 && this.holds === 0
  }

  /** Sends bytes to all current listeners, in the order of the calls. */
  send(bytes: Buffer): void {
    this.sent += 1
    this.waiting.push({ number: this.sent, bytes })
    if (!this.isSending) void this.sendOn()
  }

  /** Adds a listener. It does not get earlier messages: its first bytes already include them. */
  join(listener: Listener): void {
    listener.joinedAt = this.sent
    this.listeners.add(listener)
  }

  leave(listener: Listener): void {
    if (this.listeners.delete(listener) && this.isEmpty) this.onEmpty()
  }

  /** Keeps the channel open for a listener that is about to join. @returns a function that releases it. */
  hold(): () => void {
    this.holds += 1
    return () => {
      this.holds -= 1
      if (this.isEmpty) this.onEmpty()
    }
  }

  /** Ends the streams of all listeners. */
  end(): void {
    for (const listener of [...this.listeners]) listener.end()
  }

  private async sendOn(): Promise<void> {
    this.isSending = true
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      let written = 0
      for (const listener of this.listeners) {
        // Listeners are in the order in which they joined.
        if (listener.joinedAt >= next.number) break
        listener.write(next.bytes)
        written += 1
        if (written % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve))
      }
    }
    this.isSending = false
  }
}

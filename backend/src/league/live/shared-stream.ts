import { Channel } from 'shared-server/event-stream/channel'

/** How to read a stream, and what to send its listeners. */
export interface StreamSource<Fresh, Held> {
  readonly read: () => Promise<Fresh>
  readonly hold: (fresh: Fresh) => Held
  /** @returns what to send to the listeners. */
  readonly advance: (held: Held, fresh: Fresh) => Buffer
  readonly onSent: () => void
  readonly onEmpty: () => void
}

/** A source of events that is read once for all of its listeners. */
export class SharedStream<Fresh, Held> {
  readonly channel: Channel
  private current: { readonly fresh: Fresh; readonly held: Held } | undefined
  private isStale = false
  private reading: Promise<void> | undefined

  constructor(private readonly work: StreamSource<Fresh, Held>) {
    this.channel = new Channel(work.onEmpty)
  }

  /** Returns the current state; reads it if it was never read. */
  async get(): Promise<{ readonly fresh: Fresh; readonly held: Held }> {
    if (!this.current) await this.refresh()
    if (!this.current) throw new TypeError('Nothing was read')
    return this.current
  }

  /**
   * Reads it again, and sends listeners what has changed. Calls during a read share the next one.
   *
   * @throws whatever the read throws.
   */
  refresh(): Promise<void> {
    this.isStale = true
    this.reading ??= this.readOn()
    return this.reading
  }

  private async readOn(): Promise<void> {
    try {
      while (this.isStale) {
        this.isStale = false
        this.take(await this.work.read())
      }
    } finally {
      this.reading = undefined
    }
  }

  private take(fresh: Fresh): void {
    const held = this.current?.held
    if (!held) {
      this.current = { fresh, held: this.work.hold(fresh) }
      return
    }
    this.current = { fresh, held }
    const bytes = this.work.advance(held, fresh)
    if (bytes.length === 0) return
    this.channel.send(bytes)
    this.work.onSent()
  }
}

import { Channel } from 'shared-server/event-stream/channel'

/** How a stream is read, and what its listeners are sent. */
export interface ListenedWork<Fresh, Held> {
  readonly read: () => Promise<Fresh>
  readonly hold: (fresh: Fresh) => Held
  /** @returns what those who listen need to be sent. */
  readonly advance: (held: Held, fresh: Fresh) => Buffer
  readonly onSent: () => void
  readonly onEmpty: () => void
}

/** Something that clients listen to, read once for all of them. */
export class Listened<Fresh, Held> {
  readonly channel: Channel
  private current: { readonly fresh: Fresh; readonly held: Held } | undefined
  private isStale = false
  private reading: Promise<void> | undefined

  constructor(private readonly work: ListenedWork<Fresh, Held>) {
    this.channel = new Channel(work.onEmpty)
  }

  /** As it is now; read where it never was. */
  async get(): Promise<{ readonly fresh: Fresh; readonly held: Held }> {
    if (!this.current) await this.refresh()
    if (!this.current) throw new TypeError('Nothing was read')
    return this.current
  }

  /**
   * Reads it anew, and tells those who listen what has changed. Who asks meanwhile shares the reading that follows.
   *
   * @throws whatever the reading throws.
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

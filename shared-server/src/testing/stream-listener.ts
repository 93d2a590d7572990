import { EventEmitter, once } from 'node:events'
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { readMessages, type ReadMessage } from '../event-stream/read-messages.ts'

/** A client of a stream of Server-Sent Events, without a browser's coming back. */
export class StreamListener {
  /** All that has come, without heartbeats. */
  readonly messages: ReadMessage[] = []
  /** Bytes that have come. */
  bytes = 0
  private readonly news = new EventEmitter()
  private isClosed = false
  private readonly response: IncomingMessage

  /** Resolves when the answer begins. */
  static open(url: string, headers: Record<string, string> = {}): Promise<StreamListener> {
    return new Promise((resolve, reject) => {
      const asking = request(url, { headers, agent: false }, (response) =>
        resolve(new StreamListener(response)),
      )
      asking.once('error', reject).end()
    })
  }

  private constructor(response: IncomingMessage) {
    this.response = response
    void this.read()
  }

  get status(): number {
    return this.response.statusCode ?? 0
  }

  get headers(): IncomingHttpHeaders {
    return this.response.headers
  }

  /** The data of the first message of that name and, where it is given, that number. */
  async data(event: string, id?: number): Promise<unknown> {
    const is = (message: ReadMessage) =>
      message.event === event && (id === undefined || message.id === String(id))
    for (;;) {
      const found = this.messages.find(is)
      if (found) return JSON.parse(found.data)
      if (this.isClosed) throw new Error(`The stream ended without ${event}`)
      await once(this.news, 'news')
    }
  }

  /** Resolves when the stream has ended. */
  async closed(): Promise<void> {
    while (!this.isClosed) await once(this.news, 'news')
  }

  /** Takes nothing more in, as a phone in a tunnel. */
  pause(): void {
    this.response.socket.pause()
  }

  close(): void {
    this.response.destroy()
  }

  private async read(): Promise<void> {
    try {
      for await (const message of readMessages(this.chunks())) {
        if (message.event !== 'beat') this.messages.push(message)
        this.news.emit('news')
      }
    } catch {
      // The line was cut.
    }
    this.isClosed = true
    this.news.emit('news')
  }

  private async *chunks(): AsyncGenerator<Buffer> {
    for await (const chunk of this.response as AsyncIterable<Buffer>) {
      this.bytes += chunk.length
      yield chunk
    }
  }
}

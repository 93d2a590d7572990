import { EventEmitter, once } from 'node:events'
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { readMessages, type ReadMessage } from '../event-stream/read-messages.ts'

/** A client of a stream of Server-Sent Events that does not reconnect as a browser does. */
export class StreamListener {
  /** All messages received, without heartbeats. */
  readonly messages: ReadMessage[] = []
  /** Number of bytes received. */
  bytes = 0
  private readonly news = new EventEmitter()
  private isClosed = false
  private readonly response: IncomingMessage

  /** Resolves when the response begins. */
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

  /** Waits for the first message with that name and, if given, that id, and returns its data. */
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

  /** Stops reading, like a phone in a tunnel. */
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
      // The connection was cut.
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

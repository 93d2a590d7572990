import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Channel } from 'shared-server/event-stream/channel'
import { readMessages, type ReadMessage } from 'shared-server/event-stream/read-messages'
import { isStream } from 'shared-server/event-stream/stream-headers'
import { readBounded } from 'shared-server/release-store/read-bounded'
import type { FollowedState } from './stream-kind.ts'

/** The API's answer begins within this time, in milliseconds. */
const HEAD_MS = 10_000
/** A stream of which nothing has come for longer is dead: it beats every 20 s. */
const SILENCE_MS = 45_000
/** The wait before the stream is asked for again, in milliseconds: a little longer each time. */
const AGAIN_MS = { least: 100, most: 2_000 }
/** Largest answer that is passed on, in bytes. */
const LONGEST_ANSWER = 1024 * 1024

/** An answer of the API that is no stream: there is no such match, or it is over. */
export interface PassedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface FollowedStreamOptions {
  /** Address of the API's stream. */
  readonly url: string
  /** Headers that the API asks of those who call it. */
  readonly headers: Readonly<Record<string, string>>
  readonly state: FollowedState
  readonly onSent: () => void
  /** Nobody listens any more. */
  readonly onStop: () => void
}

/** Headers of the API's answer that are passed on. */
const PASSED = [
  ...['access-control-allow-origin', 'access-control-expose-headers', 'link'],
  ...['cache-control', 'content-type', 'location', 'retry-after'],
]

/**
 * A stream of the API that is followed once for all who listen to it here. It goes on through restarts of the API:
 * the listeners stay, and get what they missed.
 */
export class FollowedStream {
  readonly channel = new Channel(() => this.stop())
  /** Resolves to an answer to pass on, or to null once there is a state to begin with. Rejects where the API is away. */
  readonly opened: Promise<PassedAnswer | null>
  /** Headers of the API's stream. */
  headers: Readonly<Record<string, string>> = {}
  private readonly stopping = new AbortController()

  constructor(private readonly options: FollowedStreamOptions) {
    this.opened = new Promise((resolve, reject) => {
      void this.follow(resolve, reject)
    })
  }

  get state(): FollowedState {
    return this.options.state
  }

  private stop(): void {
    if (this.stopping.signal.aborted) return
    this.stopping.abort()
    this.options.onStop()
  }

  private async follow(
    opened: (answer: PassedAnswer | null) => void,
    failed: (error: unknown) => void,
  ): Promise<void> {
    let attempt = 0
    while (!this.stopping.signal.aborted) {
      try {
        const answer = await this.listen(() => {
          attempt = 0
          opened(null)
        })
        if (answer) {
          if (!this.state.isKnown) return opened(answer)
          if (isLasting(answer)) {
            // Who comes from now on asks the API.
            this.stop()
            return this.channel.end()
          }
        }
      } catch (error) {
        if (!this.state.isKnown) return failed(error)
      }
      const wait = Math.min(AGAIN_MS.least * 2 ** attempt, AGAIN_MS.most)
      attempt += 1
      const { signal } = this.stopping
      await pause(wait * (0.5 + Math.random()), undefined, { signal, ref: false }).catch(
        () => undefined,
      )
    }
  }

  /**
   * Follows the stream until it ends.
   *
   * @param onKnown is called with each message: there is a state to begin with.
   * @returns the API's answer, where that is no stream.
   */
  private async listen(onKnown: () => void): Promise<PassedAnswer | null> {
    const silence = new AbortController()
    let timer: NodeJS.Timeout | undefined
    const expectWithin = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), ms).unref()
    }
    expectWithin(HEAD_MS)
    try {
      const { url, headers } = this.options
      const { lastId } = this.state
      const response = await fetch(url, {
        headers: { ...headers, ...(lastId !== null && { 'last-event-id': String(lastId) }) },
        redirect: 'manual',
        signal: AbortSignal.any([this.stopping.signal, silence.signal]),
      })
      const passed = passedHeaders(response.headers)
      if (!isEndless(response) || !response.body) {
        const body = response.body
          ? await readBounded(Readable.fromWeb(response.body), LONGEST_ANSWER)
          : ''
        return { status: response.status, headers: passed, body: body.toString() }
      }
      this.headers = passed
      for await (const message of readMessages(response.body)) {
        expectWithin(SILENCE_MS)
        this.take(message)
        if (this.state.isKnown) onKnown()
      }
      return null
    } finally {
      clearTimeout(timer)
    }
  }

  private take(message: ReadMessage): void {
    const bytes = this.state.take(message)
    // The next attempt says what is held, and the API tells the rest.
    if (bytes === null) throw new RangeError('A message of the stream is missing')
    if (bytes.length === 0) return
    this.channel.send(bytes)
    this.options.onSent()
  }
}

/** The answer of a match that is over has a length. */
const isEndless = ({ status, headers }: Response) =>
  status === 200 && isStream(headers.get('content-type')) && !headers.has('content-length')

/** Whether asking again would lead to the same. */
const isLasting = ({ status }: PassedAnswer) => status < 500 && status !== 429

const passedHeaders = (headers: Headers) =>
  Object.fromEntries(
    PASSED.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )

import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Channel } from 'shared-server/event-stream/channel'
import { readMessages, type ReadMessage } from 'shared-server/event-stream/read-messages'
import { isStream } from 'shared-server/event-stream/stream-headers'
import { readBounded } from 'shared-server/release-store/read-bounded'
import type { FollowedState } from './stream-kind.ts'

/** Timeout for the head of the API's response, in milliseconds. */
const HEAD_MS = 10_000
/** Silence after which a stream counts as dead, in milliseconds: its heartbeat comes every 20 s. */
const SILENCE_MS = 45_000
/** Delay before the stream is requested again, in milliseconds: longer after each attempt. */
const RECONNECT_DELAY_MS = { least: 100, most: 2_000 }
/** Largest response that is forwarded, in bytes. */
const LONGEST_ANSWER = 1024 * 1024

/** A response of the API that is not a stream: there is no such match, or it is over. */
export interface PassedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface FollowedStreamOptions {
  /** Address of the API's stream. */
  readonly url: string
  /** Headers that the API requires from its callers. */
  readonly headers: Readonly<Record<string, string>>
  readonly state: FollowedState
  readonly onSent: () => void
  /** Called when there are no listeners left. */
  readonly onStop: () => void
}

/** Headers of the API's response that are forwarded. */
const PASSED = [
  ...['access-control-allow-origin', 'access-control-expose-headers', 'link'],
  ...['cache-control', 'content-type', 'location', 'retry-after'],
]

/**
 * A stream of the API that is followed once for all its listeners here. It survives restarts of the API: the
 * listeners stay connected, and get what they missed.
 */
export class FollowedStream {
  readonly channel = new Channel(() => this.stop())
  /** Resolves to a response to forward, or to null once there is a first state. Rejects if the API is unreachable. */
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
            // New listeners ask the API from now on.
            this.stop()
            return this.channel.end()
          }
        }
      } catch (error) {
        if (!this.state.isKnown) return failed(error)
      }
      const wait = Math.min(RECONNECT_DELAY_MS.least * 2 ** attempt, RECONNECT_DELAY_MS.most)
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
   * @param onKnown called with each message: there is a first state.
   * @returns the API's response, if it is not a stream.
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
    // The next attempt sends the last id, and the API sends the rest.
    if (bytes === null) throw new RangeError('A message of the stream is missing')
    if (bytes.length === 0) return
    this.channel.send(bytes)
    this.options.onSent()
  }
}

/** The response for a match that is over has a length. */
const isEndless = ({ status, headers }: Response) =>
  status === 200 && isStream(headers.get('content-type')) && !headers.has('content-length')

/** Whether a retry would give the same response. */
const isLasting = ({ status }: PassedAnswer) => status < 500 && status !== 429

const passedHeaders = (headers: Headers) =>
  Object.fromEntries(
    PASSED.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )

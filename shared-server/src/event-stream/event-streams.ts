import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Channel } from './channel.ts'
import { BEAT, encodeRetry } from './encode-message.ts'
import { Listener } from './listener.ts'
import { STREAM_HEADERS } from './stream-headers.ts'

/** A quiet line hears something this often; every second a part of the listeners does. */
const BEATS_S = 20
const SECOND_MS = 1_000

/** How long somebody may listen, so that no line is held for good; spread, so that not all come back at once. */
const LASTS_MS = 3_600_000
const LASTS_SPREAD_MS = 600_000

/** When whoever loses a stream comes back, spread over this time, in milliseconds. */
const RETRY_MS = { least: 1_000, most: 4_000 }
/** The same for all who listened to a process that stops. */
const DRAINED_MS = { least: 1_000, most: 10_000 }
/** Seconds for who finds no room. */
const FULL_S = { least: 5, most: 30 }

/** A stopping process cuts off who has not gone after this time, in milliseconds. */
const PARTING_MS = 1_000

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  least + Math.random() * (most - least)

/**
 * The streams of Server-Sent Events of a process: how many and how long, heartbeats, and their end when the process
 * stops. Without listeners it holds nothing and has no timer.
 */
export class EventStreams {
  /** Listeners who were dropped because they did not read. */
  dropped = 0
  /** Clients that found no room. */
  refused = 0
  private readonly parts: readonly Set<Listener>[] = Array.from(
    { length: BEATS_S },
    () => new Set(),
  )
  private timer: NodeJS.Timeout | undefined
  private second = 0
  private listening = 0
  private isDraining = false

  /** @param most listeners at once; others are sent away. */
  constructor(private readonly most: number) {}

  get listeners(): number {
    return this.listening
  }

  /** Seconds after which a client may try again where there is no room now; null where there is. */
  retryAfter(): number | null {
    if (this.listening < this.most) return null
    this.refused += 1
    return Math.ceil(within(FULL_S))
  }

  /**
   * Begins a stream.
   *
   * @param first what the listener begins with; what the channel is sent from now on follows it.
   */
  listen(
    response: ServerResponse,
    {
      channel,
      first,
      headers,
    }: {
      readonly channel: Channel
      readonly first: Buffer
      readonly headers: OutgoingHttpHeaders
    },
  ): void {
    // Its client has gone already.
    if (response.destroyed) return
    // The body ends with the connection: in chunks, each message would be four writes for each listener.
    response.useChunkedEncodingByDefault = false
    response.writeHead(200, { ...headers, ...STREAM_HEADERS })
    // An error would keep browsers from coming back.
    if (this.isDraining) return void response.end(encodeRetry(within(DRAINED_MS)))
    response.write(Buffer.concat([Buffer.from(encodeRetry(within(RETRY_MS))), first]))
    const listener = new Listener(response, {
      lastsMs: LASTS_MS + (Math.random() - 0.5) * LASTS_SPREAD_MS,
      retryMs: () => within(this.isDraining ? DRAINED_MS : RETRY_MS),
      onSlow: () => {
        this.dropped += 1
      },
    })
    const part = this.parts[this.listening % BEATS_S]
    channel.join(listener)
    part?.add(listener)
    this.listening += 1
    this.timer ??= setInterval(() => this.beat(), SECOND_MS).unref()
    response.once('error', () => listener.destroy())
    response.once('close', () => {
      channel.leave(listener)
      part?.delete(listener)
      this.listening -= 1
      if (this.listening > 0) return
      clearInterval(this.timer)
      this.timer = undefined
    })
  }

  /** Tells all listeners when to come back, and ends their streams, so that the process can stop at once. */
  drain(): void {
    this.isDraining = true
    for (const listener of this.all()) listener.end()
    setTimeout(() => {
      for (const listener of this.all()) listener.destroy()
    }, PARTING_MS).unref()
  }

  private all(): Listener[] {
    return this.parts.flatMap((part) => [...part])
  }

  private beat(): void {
    this.second = (this.second + 1) % BEATS_S
    const now = performance.now()
    for (const listener of this.parts[this.second] ?? []) {
      if (now >= listener.until) listener.end()
      else listener.write(BEAT)
    }
  }
}

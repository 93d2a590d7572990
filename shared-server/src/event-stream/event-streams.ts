import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { networkOf } from '../network-of.ts'
import type { Channel } from './channel.ts'
import { BEAT, encodeRetry } from './encode-message.ts'
import { Listener } from './listener.ts'
import { STREAM_HEADERS } from './stream-headers.ts'

/** Heartbeat interval of a quiet connection, in seconds; every second a part of the listeners gets one. */
const BEATS_S = 20
const SECOND_MS = 1_000

/**
 * Maximum duration of a stream, in milliseconds, so that none lasts forever; spread, so that not all reconnect at
 * once.
 */
const LASTS_MS = 3_600_000
const LASTS_SPREAD_MS = 600_000

/** Delay before a client that lost its stream reconnects, spread over this range, in milliseconds. */
const RETRY_MS = { least: 1_000, most: 4_000 }
/** The same for all listeners of a process that stops. */
const DRAINED_MS = { least: 1_000, most: 10_000 }
/** Retry delay when there is no room, in seconds. */
const FULL_S = { least: 5, most: 30 }

/**
 * Fraction of the places that the visitors of one network may take, and the number that they may take in any case. A
 * carrier's address has thousands of phones behind it; those above the limit poll.
 */
const SHARE = 0.1
const SMALLEST_SHARE = 50

/** Time after which a stopping process cuts off remaining listeners, in milliseconds. */
const DRAIN_TIMEOUT_MS = 1_000

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  least + Math.random() * (most - least)

/**
 * Streams of Server-Sent Events of a process: limits on their number and duration, heartbeats, and their end when
 * the process stops. Without listeners it has no timer.
 */
export class EventStreams {
  /** Number of listeners that were dropped because they did not read. */
  dropped = 0
  /** Number of clients that were refused for lack of room, or of their network's share of it. */
  refused = 0
  private readonly parts: readonly Set<Listener>[] = Array.from(
    { length: BEATS_S },
    () => new Set(),
  )
  private timer: NodeJS.Timeout | undefined
  private second = 0
  private listening = 0
  private readonly ofNetworks = new Map<string, number>()
  /** Number of streams that were begun: one after the other, they get into all parts. */
  private begun = 0
  private isDraining = false

  /** @param most maximum number of listeners at once; others are refused. */
  constructor(private readonly most: number) {}

  get listeners(): number {
    return this.listening
  }

  /**
   * Returns the seconds after which a client may retry if there is no room now; null if there is.
   *
   * @param address of a visitor. Without it, only the total is limited: an edge listens for all of its visitors.
   */
  retryAfter(address?: string): number | null {
    const share = Math.max(SMALLEST_SHARE, this.most * SHARE)
    const taken = address === undefined ? 0 : (this.ofNetworks.get(networkOf(address)) ?? 0)
    if (this.listening < this.most && taken < share) return null
    this.refused += 1
    return Math.ceil(within(FULL_S))
  }

  /**
   * Begins a stream.
   *
   * @param first bytes for the listener to start with; later messages of the channel follow.
   * @param address of a visitor, as for `retryAfter`.
   */
  listen(
    response: ServerResponse,
    {
      channel,
      first,
      headers,
      address,
    }: {
      readonly channel: Channel
      readonly first: Buffer
      readonly headers: OutgoingHttpHeaders
      readonly address?: string
    },
  ): void {
    // The client has already disconnected.
    if (response.destroyed) return
    // The connection's end marks the end of the body: with chunked encoding, each message would be four writes for
    // each listener.
    response.useChunkedEncodingByDefault = false
    response.writeHead(200, { ...headers, ...STREAM_HEADERS })
    // An error response would keep browsers from reconnecting.
    if (this.isDraining) return void response.end(encodeRetry(within(DRAINED_MS)))
    response.write(Buffer.concat([Buffer.from(encodeRetry(within(RETRY_MS))), first]))
    const listener = new Listener(response, {
      lastsMs: LASTS_MS + (Math.random() - 0.5) * LASTS_SPREAD_MS,
      retryMs: () => within(this.isDraining ? DRAINED_MS : RETRY_MS),
      onSlow: () => {
        this.dropped += 1
      },
    })
    const part = this.parts[this.begun % BEATS_S]
    this.begun += 1
    channel.join(listener)
    part?.add(listener)
    this.listening += 1
    const leave = address === undefined ? () => undefined : this.enter(networkOf(address))
    this.timer ??= setInterval(() => this.beat(), SECOND_MS).unref()
    response.once('error', () => listener.destroy())
    response.once('close', () => {
      channel.leave(listener)
      part?.delete(listener)
      this.listening -= 1
      leave()
      if (this.listening > 0) return
      clearInterval(this.timer)
      this.timer = undefined
    })
  }

  /** Tells all listeners when to reconnect, and ends their streams, so that the process can stop at once. */
  drain(): void {
    this.isDraining = true
    for (const listener of this.all()) listener.end()
    setTimeout(() => {
      for (const listener of this.all()) listener.destroy()
    }, DRAIN_TIMEOUT_MS).unref()
  }

  /** Counts a listener of a network. @returns a function that uncounts it. */
  private enter(network: string): () => void {
    this.ofNetworks.set(network, (this.ofNetworks.get(network) ?? 0) + 1)
    return () => {
      const left = (this.ofNetworks.get(network) ?? 1) - 1
      if (left > 0) this.ofNetworks.set(network, left)
      else this.ofNetworks.delete(network)
    }
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

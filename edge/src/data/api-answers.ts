import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { PROXY_SECRET_HEADER } from 'shared-server/proxy-secret'
import { readBounded } from 'shared-server/release-store/read-bounded'
import { Readable } from 'node:stream'

/** An answer that was asked for within this time is not asked for again, in milliseconds. */
const ASK_EVERY_MS = 1_000

/** How long the API may take, in milliseconds. */
const TIME_LIMIT_MS = 3_000

/** An answer that nothing has confirmed for longer is not given, in milliseconds (decision 32). */
const MAX_HELD_MS = 24 * 3_600_000

/** Largest answer, such as the list of 25,000 matches, and all that are held, in bytes. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
const MAX_HELD_BYTES = 64 * 1024 * 1024

/** Calls that a page may be made from: plain reads, as a browser's own scripts make them. */
const READABLE = /^\/api\/[\w/.~%-]{1,200}(?:\?[\w=&.~%+-]{1,300})?$/

/** Headers by which an answer says that it is meant for one reader (RFC 9111, 3). */
const UNSHARED = /private|no-store/

/** What the API answered to everybody. */
export interface ApiAnswer {
  readonly path: string
  /** 200, 404, or a redirection. */
  readonly status: number
  readonly body: string
  /** Where a redirection leads. */
  readonly location: string | null
  /** When it was last known to be true, in milliseconds since 1970. */
  readonly at: number
  /** Names the content: another answer has another one. */
  readonly tag: string
}

interface HeldAnswer {
  answer: ApiAnswer | null
  etag: string | null
  /** On the monotonic clock, as the next: when it was asked for, and when the API last confirmed it. */
  askedAt: number
  confirmedAt: number
  asking: Promise<void> | null
}

export interface ApiAnswersOptions {
  readonly apiOrigin: string
  readonly proxySecret: string | undefined
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * The API's public answers, for the pages that are made from them. Each is asked for at most once a second, only
 * while somebody wants it, and given on for a day when the API is away.
 */
export class ApiAnswers {
  private readonly options: ApiAnswersOptions
  private readonly held = new LRUCache<string, HeldAnswer>({
    maxSize: MAX_HELD_BYTES,
    sizeCalculation: ({ answer }) => (answer?.body.length ?? 0) + 500,
  })
  private tags = 0

  constructor(options: ApiAnswersOptions) {
    this.options = options
  }

  /**
   * The newest answer that can be had.
   *
   * @returns null where the API has none for everybody, or has not answered yet.
   */
  async read(path: string): Promise<ApiAnswer | null> {
    if (!this.isReadable(path)) return null
    const held = this.hold(path)
    const now = performance.now()
    if (now - held.askedAt >= ASK_EVERY_MS && !held.asking) {
      held.askedAt = now
      held.asking = this.ask(path, held).finally(() => {
        held.asking = null
      })
    }
    await held.asking
    return performance.now() - held.confirmedAt < MAX_HELD_MS ? held.answer : null
  }

  /** An address with dots would lead elsewhere than it says. */
  private isReadable(path: string): boolean {
    if (!READABLE.test(path)) return false
    const { pathname, search } = new URL(path, this.options.apiOrigin)
    return pathname + search === path
  }

  private hold(path: string): HeldAnswer {
    const known = this.held.get(path)
    if (known) return known
    const held: HeldAnswer = {
      answer: null,
      etag: null,
      askedAt: -Infinity,
      confirmedAt: -Infinity,
      asking: null,
    }
    this.held.set(path, held)
    return held
  }

  private async ask(path: string, held: HeldAnswer): Promise<void> {
    try {
      const answer = await this.fetch(path, held)
      held.answer = answer
      held.confirmedAt = performance.now()
      // Its size has changed, which the cache does not learn of what it holds already.
      this.held.delete(path)
      this.held.set(path, held)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      this.options.log.warn({ path: path.split('?', 1)[0], reason }, 'the API gives no answer')
    }
  }

  /** @throws Error when there is no answer, or none that says anything about the content. */
  private async fetch(path: string, held: HeldAnswer): Promise<ApiAnswer | null> {
    const { apiOrigin, proxySecret } = this.options
    const response = await fetch(apiOrigin + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      headers: {
        accept: 'application/json',
        ...(held.etag !== null && { 'if-none-match': held.etag }),
        ...(proxySecret !== undefined && { [PROXY_SECRET_HEADER]: proxySecret }),
      },
    })
    const { status, headers } = response
    const at = Date.now()
    if (status === 304 && held.answer) return { ...held.answer, at }
    const body = response.body
      ? await readBounded(Readable.fromWeb(response.body), MAX_ANSWER_BYTES)
      : Buffer.alloc(0)
    const isRedirection = status >= 300 && status < 400 && status !== 304
    if (status !== 200 && status !== 404 && !isRedirection) throw new Error(`status ${status}`)
    if (status === 200 && UNSHARED.test(headers.get('cache-control') ?? '')) return null
    const text = body.toString('utf8')
    held.etag = status === 200 ? headers.get('etag') : null
    const location = isRedirection ? headers.get('location') : null
    const { answer: before } = held
    const isSame = before?.status === status && before.body === text && before.location === location
    const tag = isSame ? before.tag : String(++this.tags)
    return { path, status, body: text, location, at, tag }
  }
}

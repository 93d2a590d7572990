import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { PROXY_SECRET_HEADER } from 'shared-server/proxy-secret'
import { readBounded } from 'shared-server/release-store/read-bounded'
import { Readable } from 'node:stream'
import * as v from 'valibot'

/** Minimum interval between two requests for the same answer, in milliseconds. */
const ASK_EVERY_MS = 1_000

/** Timeout for calls to the API, in milliseconds. */
const TIME_LIMIT_MS = 3_000

/** Maximum age of an answer since the API last confirmed it, in milliseconds (decision 32). */
const MAX_HELD_MS = 24 * 3_600_000

/** Maximum size of one answer, such as the list of 25,000 matches, and of all cached answers, in bytes. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
const MAX_HELD_BYTES = 64 * 1024 * 1024

/** Calls that a page may be rendered from: plain reads, as a browser's own scripts make them. */
const READABLE = /^\/api\/[\w/.~%-]{1,200}(?:\?[\w=&.~%+-]{1,300})?$/

/** Marks a response that is meant for one reader (RFC 9111, 3). */
const UNSHARED = /private|no-store/

/** What the API answers with 503 when it may show nothing, unlike when it could find out nothing. */
const Withheld = v.pipe(v.string(), v.parseJson(), v.object({ isWithheld: v.literal(true) }))
const isWithheld = (body: string) => v.is(Withheld, body)

/** A public answer of the API. */
export interface ApiAnswer {
  readonly path: string
  /** 200, 404, or a redirection. */
  readonly status: number
  readonly body: string
  /** Target of a redirection. */
  readonly location: string | null
  /** When the API last confirmed it, in milliseconds since 1970. */
  readonly at: number
  /** Identifies the content: it differs for each answer. */
  readonly tag: string
}

interface HeldAnswer {
  answer: ApiAnswer | null
  etag: string | null
  /** On the monotonic clock, as the next: when it was requested, and when the API last confirmed it. */
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
 * Cache of the API's public answers, for the pages that are made from them. Each answer is requested at most once a
 * second, only while somebody wants it, and served for up to a day while the API is down.
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
   * Returns the newest available answer.
   *
   * @returns null if the API has no public answer, or has not answered yet.
   */
  async read(path: string): Promise<ApiAnswer | null> {
    if (!this.canRead(path)) return null
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

  /** Whether the API can have a public answer at a path. Rejects dot segments, which would lead elsewhere. */
  canRead(path: string): boolean {
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
      // The cache does not notice that the size of an entry it holds has changed.
      this.held.delete(path)
      this.held.set(path, held)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      this.options.log.warn({ path: path.split('?', 1)[0], reason }, 'the API gives no answer')
    }
  }

  /** @throws Error if there is no response, or none that says anything about the content. */
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
    const text = body.toString('utf8')
    const isPrivate = status === 200 && UNSHARED.test(headers.get('cache-control') ?? '')
    if (isPrivate || (status === 503 && isWithheld(text))) {
      held.etag = null
      return null
    }
    const isRedirection = status >= 300 && status < 400 && status !== 304
    if (status !== 200 && status !== 404 && !isRedirection) throw new Error(`status ${status}`)
    held.etag = status === 200 ? headers.get('etag') : null
    const location = isRedirection ? headers.get('location') : null
    const { answer: before } = held
    const isSame = before?.status === status && before.body === text && before.location === location
    const tag = isSame ? before.tag : String(++this.tags)
    return { path, status, body: text, location, at, tag }
  }
}

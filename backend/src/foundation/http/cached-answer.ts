import { HttpException, Logger } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { prepareAnswer, type PreparedAnswer } from './prepared-answer.ts'

/** Time from a failed refresh to the next attempt, in milliseconds. */
const RETRY_AFTER_MS = 1_000
/** Maximum wait for a refresh while an older response is held, in milliseconds; a sound database is far quicker. */
const REFRESH_WAIT_MS = 100
/** Maximum age of a response since it was last loaded, in milliseconds (decision 32). */
const MAX_HELD_MS = 24 * 3_600_000

const OVERDUE = Symbol('overdue')

export interface CachedAnswerOptions {
  /** Name of the response in the log. */
  readonly name: string
  readonly load: () => Promise<unknown>
  /** Time until a response is loaded again, in milliseconds. */
  readonly maxAgeMs: number
  /** Whether an older response is served while loads fail or are slow (decision 32); true by default. */
  readonly isHeld?: boolean
  /** Whether a visitor chose what it contains, so that few others will ask for it; false by default. */
  readonly isFiltered?: boolean
  /** The response's `Cache-Control` header. */
  readonly cacheControl: string
  /** Media type of the text that `load` returns; without it, the result of `load` is serialised as JSON. */
  readonly type?: string
  /** Additional headers. */
  readonly headers?: Readonly<Record<string, string>>
  readonly isDraining: () => boolean
}

/**
 * A response that is kept serialised and compressed. Callers share one load. If a load fails or is slow, the previous
 * response is served for up to a day, so that a lost or frozen database does not affect what is held, unless the
 * response is one that must not be out of date.
 */
export class CachedAnswer {
  private readonly logger = new Logger(CachedAnswer.name)
  private current: PreparedAnswer | undefined
  /** On the monotonic clock, like the next: a clock set back must not extend the life of a response. */
  private freshUntil = 0
  private heldUntil = 0
  private loading: Promise<PreparedAnswer> | undefined
  /** Whether loads are slow at present. If so, nobody waits for one until one succeeds. */
  private isSlow = false
  private generation = 0
  /** Whether the held response was invalidated, and no reload has been tried since. */
  private isInvalid = false

  constructor(private readonly options: CachedAnswerOptions) {}

  /** Invalidates the held response: from now on, it is only served if loading fails. */
  invalidate(): void {
    this.generation += 1
    this.freshUntil = 0
    this.isInvalid = true
    this.loading = undefined
  }

  /**
   * Answers the request, with 304 if the client has this response already.
   *
   * @throws the error of the load, if there is no earlier response.
   */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const answer = await this.answer()
    const { headers } = request.raw
    const variant = answer.variantFor(headers['accept-encoding'])
    const isKnown = variant.isKnownTo(headers['if-none-match'])

    // The response is complete: Fastify's reply would serialise it and run hooks for nothing.
    reply.hijack()
    const { raw } = reply
    if (this.options.isDraining()) raw.setHeader('connection', 'close')
    if (isKnown) raw.writeHead(304, variant.headersWithoutBody).end()
    else raw.writeHead(200, variant.headers).end(variant.body, 'latin1')
  }

  /** Loads the response before the first visitor asks. */
  async warm(): Promise<void> {
    await this.refresh()
  }

  private answer(): PreparedAnswer | Promise<PreparedAnswer> {
    const now = performance.now()
    if (this.current && now < this.freshUntil) return this.current
    const renewal = this.refresh()
    if (!this.current || this.isInvalid || now >= this.heldUntil) return renewal
    return this.unlessOverdue(renewal, this.current)
  }

  /** Returns the refreshed response, or the held one if the refresh takes longer than a moment. */
  private async unlessOverdue(
    renewal: Promise<PreparedAnswer>,
    held: PreparedAnswer,
  ): Promise<PreparedAnswer> {
    // The refresh may fail with nobody waiting; the next caller then meets the same failure.
    renewal.catch(() => undefined)
    if (this.isSlow) return held
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<typeof OVERDUE>((resolve) => {
      // Read a refresh that ended while this process was busy before giving up.
      timer = setTimeout(() => setImmediate(() => resolve(OVERDUE)), REFRESH_WAIT_MS)
    })
    const answer = await Promise.race([renewal, patience]).finally(() => clearTimeout(timer))
    if (answer !== OVERDUE) return answer
    this.isSlow = true
    return held
  }

  private refresh(): Promise<PreparedAnswer> {
    this.loading ??= this.reload(this.generation)
    return this.loading
  }

  private async reload(generation: number): Promise<PreparedAnswer> {
    const isLatest = () => generation === this.generation
    try {
      const answer = await this.load()
      // A load that began before an invalidation is not kept; it serves only the callers that waited for it.
      if (isLatest()) {
        const now = performance.now()
        this.current = answer
        this.freshUntil = now + this.options.maxAgeMs
        this.heldUntil = now + (this.options.isHeld === false ? 0 : MAX_HELD_MS)
        this.isSlow = false
      }
      return answer
    } catch (error) {
      // An error raised by the API itself, such as expired prices, is a valid response; the held one must not hide it.
      if (error instanceof HttpException) {
        if (isLatest()) this.current = undefined
        throw error
      }
      const held = this.current
      if (!held || performance.now() >= this.heldUntil) throw error
      this.logger.warn(
        { err: error },
        `${this.options.name} could not be read; the last answer stands`,
      )
      if (isLatest()) this.freshUntil = performance.now() + RETRY_AFTER_MS
      return held
    } finally {
      if (isLatest()) {
        this.loading = undefined
        this.isInvalid = false
      }
    }
  }

  private async load(): Promise<PreparedAnswer> {
    const { load, type, cacheControl, headers, isFiltered } = this.options
    const loaded = await load()
    const text = type === undefined ? JSON.stringify(loaded) : String(loaded)
    if (this.current?.text === text) return this.current
    const given = {
      'cache-control': cacheControl,
      'content-type': type ?? 'application/json; charset=utf-8',
      ...headers,
    }
    return prepareAnswer(text, given, isFiltered)
  }
}

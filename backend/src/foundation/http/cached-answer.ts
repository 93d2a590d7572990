import { HttpException, Logger } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { prepareAnswer, type PreparedAnswer } from './prepared-answer.ts'

/** Time from a failed refresh to the next attempt, in milliseconds. */
const RETRY_AFTER_MS = 1_000
/** So long a renewal is waited for while an older answer is held: far longer than a sound database takes. */
const PATIENCE_MS = 100
/** An answer that nothing has confirmed for longer is not given, in milliseconds (decision 32). */
const MAX_HELD_MS = 24 * 3_600_000

const OVERDUE = Symbol('overdue')

export interface CachedAnswerOptions {
  /** Names the answer in the log. */
  readonly name: string
  readonly load: () => Promise<unknown>
  /** How long an answer is served before it is loaded again, in milliseconds. */
  readonly maxAgeMs: number
  /** The header `Cache-Control` of the answer. */
  readonly cacheControl: string
  /** Media type, with which `load` gives the text itself; what it gives is serialised as JSON without. */
  readonly type?: string
  /** Headers besides those of every answer. */
  readonly headers?: Readonly<Record<string, string>>
  readonly isDraining: () => boolean
}

/**
 * An answer kept serialised and compressed. Callers share one load. Where it fails or is slow, the last answer
 * is given on, for a day, so that a lost or frozen database takes away nothing that can still be read.
 */
export class CachedAnswer {
  private readonly logger = new Logger(CachedAnswer.name)
  private current: PreparedAnswer | undefined
  /** On the monotonic clock, as the next: a clock set back must not keep an answer longer. */
  private freshUntil = 0
  private heldUntil = 0
  private loading: Promise<PreparedAnswer> | undefined
  /** Loads are slow at present: nobody waits for one until one has ended well. */
  private isSlow = false
  private generation = 0
  /** What is held was invalidated, and loading anew has not been tried yet. */
  private isInvalid = false

  constructor(private readonly options: CachedAnswerOptions) {}

  /** What was loaded before is given only if it cannot be loaded anew. */
  invalidate(): void {
    this.generation += 1
    this.freshUntil = 0
    this.isInvalid = true
    this.loading = undefined
  }

  /**
   * Answers the request, with 304 where the client has this answer already.
   *
   * @throws whatever the load throws, when there is no earlier answer.
   */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const answer = await this.answer()
    const { headers } = request.raw
    const variant = answer.variantFor(headers['accept-encoding'])
    const isKnown = variant.isKnownTo(headers['if-none-match'])

    // The answer is complete: Fastify's reply would serialise it and run hooks for nothing.
    reply.hijack()
    const { raw } = reply
    if (this.options.isDraining()) raw.setHeader('connection', 'close')
    if (isKnown) raw.writeHead(304, variant.headersWithoutBody).end()
    else raw.writeHead(200, variant.headers).end(variant.body, 'latin1')
  }

  /** Loads the answer before the first visitor asks. */
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

  /** The renewal, or what is held where that takes longer than a moment. */
  private async unlessOverdue(
    renewal: Promise<PreparedAnswer>,
    held: PreparedAnswer,
  ): Promise<PreparedAnswer> {
    // Nobody may be waiting when it fails; the next caller then meets the same failure.
    renewal.catch(() => undefined)
    if (this.isSlow) return held
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<typeof OVERDUE>((resolve) => {
      // A renewal that ended while this process was busy is read first, and counts.
      timer = setTimeout(() => setImmediate(() => resolve(OVERDUE)), PATIENCE_MS)
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
      // A load that began before an invalidation is not kept; it serves those who waited for it.
      if (isLatest()) {
        const now = performance.now()
        this.current = answer
        this.freshUntil = now + this.options.maxAgeMs
        this.heldUntil = now + MAX_HELD_MS
        this.isSlow = false
      }
      return answer
    } catch (error) {
      // An error that the API raises itself, such as expired prices, is an answer; the last one must not hide it.
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
    const { load, type, cacheControl, headers } = this.options
    const loaded = await load()
    const text = type === undefined ? JSON.stringify(loaded) : String(loaded)
    if (this.current?.text === text) return this.current
    return prepareAnswer(text, {
      'cache-control': cacheControl,
      'content-type': type ?? 'application/json; charset=utf-8',
      ...headers,
    })
  }
}

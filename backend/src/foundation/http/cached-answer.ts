import { HttpException, Logger } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { prepareAnswer, type PreparedAnswer } from './prepared-answer.ts'

/** Time from a failed refresh to the next attempt, in milliseconds. */
const RETRY_AFTER_MS = 1_000

export interface CachedAnswerOptions {
  /** Names the answer in the log. */
  readonly name: string
  readonly load: () => Promise<unknown>
  /** How long an answer is served before it is loaded again, in milliseconds. */
  readonly maxAgeMs: number
  /** The header `Cache-Control` of the answer. */
  readonly cacheControl: string
  readonly isDraining: () => boolean
}

/**
 * An answer kept serialised and compressed. Callers who wait share one load. When a load fails, the last
 * answer is served on, so that a lost database does not take away what can still be read.
 */
export class CachedAnswer {
  private readonly logger = new Logger(CachedAnswer.name)
  private current: PreparedAnswer | undefined
  /** On the monotonic clock: a clock set back must not keep an answer longer. */
  private freshUntil = 0
  private loading: Promise<PreparedAnswer> | undefined
  private generation = 0

  constructor(private readonly options: CachedAnswerOptions) {}

  /** Discards what was loaded before. */
  invalidate(): void {
    this.generation += 1
    this.freshUntil = 0
    this.loading = undefined
  }

  /**
   * Answers the request, with 304 where the client has this answer already.
   *
   * @throws whatever the load throws, when there is no earlier answer.
   */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const answer =
      this.current && performance.now() < this.freshUntil ? this.current : await this.refresh()
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

  private refresh(): Promise<PreparedAnswer> {
    this.loading ??= this.reload(this.generation)
    return this.loading
  }

  private async reload(generation: number): Promise<PreparedAnswer> {
    try {
      return this.keep(await this.load(), this.options.maxAgeMs, generation)
    } catch (error) {
      // An error that the API raises itself, such as expired prices, is an answer; the last one must not hide it.
      if (!this.current || error instanceof HttpException) throw error
      this.logger.warn(
        { err: error },
        `${this.options.name} could not be read; the last answer stands`,
      )
      return this.keep(this.current, RETRY_AFTER_MS, generation)
    } finally {
      if (generation === this.generation) this.loading = undefined
    }
  }

  /** A load that began before an invalidation is not kept; it serves those who waited for it. */
  private keep(answer: PreparedAnswer, freshMs: number, generation: number): PreparedAnswer {
    if (generation === this.generation) {
      this.current = answer
      this.freshUntil = performance.now() + freshMs
    }
    return answer
  }

  private async load(): Promise<PreparedAnswer> {
    const json = JSON.stringify(await this.options.load())
    if (this.current?.json === json) return this.current
    return prepareAnswer(json, this.options.cacheControl)
  }
}

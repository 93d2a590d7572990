import { HttpException, Logger } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { prepareAnswer, type PreparedAnswer } from './prepared-answer.ts'

/** After a failed refresh the last answer stands this long before the next attempt, in milliseconds. */
const RETRY_AFTER_MS = 1_000

export interface CachedAnswerOptions {
  /** Names the answer in the log. */
  readonly name: string
  readonly load: () => Promise<unknown>
  /** How long an answer may be given again before it is loaded anew, in milliseconds. */
  readonly maxAgeMs: number
  /** The header `Cache-Control` of the answer. */
  readonly cacheControl: string
  readonly isDraining: () => boolean
}

/**
 * An answer kept serialised and compressed. One load serves all who wait for it. When a load fails, the
 * last answer is given on, so that a lost database does not take away what can still be read.
 */
export class CachedAnswer {
  private readonly logger = new Logger(CachedAnswer.name)
  private current: PreparedAnswer | undefined
  /** On the clock that nobody sets: an hour back must not keep an answer an hour longer. */
  private freshUntil = 0
  private loading: Promise<PreparedAnswer> | undefined
  private generation = 0

  constructor(private readonly options: CachedAnswerOptions) {}

  /** What was loaded before is no longer given. */
  invalidate(): void {
    this.generation += 1
    this.freshUntil = 0
    this.loading = undefined
  }

  /**
   * Answers the request, by 304 where the client has this very answer already.
   *
   * @throws whatever the load throws, when there is no earlier answer.
   */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const answer =
      this.current && performance.now() < this.freshUntil ? this.current : await this.refresh()
    const { headers } = request.raw
    const variant = answer.variantFor(headers['accept-encoding'])
    const isKnown = variant.isKnownTo(headers['if-none-match'])

    // Straight to the socket: Fastify's reply would serialise and hook what is already complete.
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
      // What the API says itself, such as that prices have expired, is an answer.
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

  /** A load that an invalidation has overtaken serves only those who waited for it. */
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

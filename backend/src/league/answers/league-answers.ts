import { Injectable } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CachedAnswers } from '../../foundation/http/cached-answers.ts'
import { CONTENT_FRESHNESS } from '../../foundation/http/content-freshness.ts'
import { OpenData } from './open-data.ts'

/** A cached API call of the league, with a prepared answer for each of its addresses. */
export interface LeagueCall<Asked> {
  /** @throws HttpException as the call's `read` does. */
  send(asked: Asked, request: FastifyRequest, reply: FastifyReply): Promise<void>
}

export interface LeagueCallOptions<Asked> {
  /** Media type, if `read` returns a text. */
  readonly type?: string
  /** Whether a request has filters with endlessly many values, such as days; none has by default. */
  readonly isFiltered?: (asked: Asked) => boolean
}

/** Creates the prepared answers of the league. They are open data, and reflect a change within a second. */
@Injectable()
export class LeagueAnswers {
  private readonly all: { invalidate(): void }[] = []

  constructor(
    private readonly answers: CachedAnswers,
    private readonly openData: OpenData,
  ) {}

  /** @param read returns the answer to a request, as plain data. */
  call<Asked>(
    name: string,
    read: (asked: Asked) => Promise<unknown>,
    { type, isFiltered }: LeagueCallOptions<Asked> = {},
  ): LeagueCall<Asked> {
    // `send` made the key.
    const askedBy = (key: string) => JSON.parse(key) as Asked
    const held = this.answers.createKeyed({
      name: `league ${name}`,
      load: (key) => read(askedBy(key)),
      ...(isFiltered && { isFiltered: (key: string) => isFiltered(askedBy(key)) }),
      headers: this.openData.headers,
      ...(type !== undefined && { type }),
      ...CONTENT_FRESHNESS,
    })
    this.all.push(held)
    return { send: (asked, request, reply) => held.send(JSON.stringify(asked), request, reply) }
  }

  /** Call after a change by this process: cached answers are read again before they are sent. */
  invalidate(): void {
    for (const held of this.all) held.invalidate()
  }
}

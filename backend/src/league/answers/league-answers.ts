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

/** Creates the prepared answers of the league. They are open data, and reflect a change within a second. */
@Injectable()
export class LeagueAnswers {
  private readonly all: { invalidate(): void }[] = []

  constructor(
    private readonly answers: CachedAnswers,
    private readonly openData: OpenData,
  ) {}

  /**
   * @param read returns the answer to a request, as plain data.
   * @param type media type, if `read` returns a text.
   */
  call<Asked>(
    name: string,
    read: (asked: Asked) => Promise<unknown>,
    type?: string,
  ): LeagueCall<Asked> {
    const held = this.answers.createKeyed({
      name: `league ${name}`,
      // `send` made the key.
      load: (key) => read(JSON.parse(key) as Asked),
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

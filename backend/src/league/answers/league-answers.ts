import { Injectable } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CachedAnswers } from '../../foundation/http/cached-answers.ts'
import { CONTENT_FRESHNESS } from '../../foundation/http/content-freshness.ts'
import { OpenData } from './open-data.ts'

/** A call of the league: each of its addresses has a prepared answer. */
export interface LeagueCall<Asked> {
  /** @throws HttpException as the call's own reading does. */
  send(asked: Asked, request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/** Makes the prepared answers of the league. They are open data, and follow a change within a second. */
@Injectable()
export class LeagueAnswers {
  private readonly all: { invalidate(): void }[] = []

  constructor(
    private readonly answers: CachedAnswers,
    private readonly openData: OpenData,
  ) {}

  /**
   * @param read gives the answer to what was asked, which is plain data.
   * @param type media type, where `read` gives a text.
   */
  call<Asked>(
    name: string,
    read: (asked: Asked) => Promise<unknown>,
    type?: string,
  ): LeagueCall<Asked> {
    const held = this.answers.createKeyed({
      name: `league ${name}`,
      // The key is what `send` has made of it.
      load: (key) => read(JSON.parse(key) as Asked),
      headers: this.openData.headers,
      ...(type !== undefined && { type }),
      ...CONTENT_FRESHNESS,
    })
    this.all.push(held)
    return { send: (asked, request, reply) => held.send(JSON.stringify(asked), request, reply) }
  }

  /** After a change of this process: what is held is read anew before it is given again. */
  invalidate(): void {
    for (const held of this.all) held.invalidate()
  }
}

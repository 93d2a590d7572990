import {
  Controller,
  Get,
  NotFoundException,
  Param,
  Query,
  Req,
  Res,
  ServiceUnavailableException,
} from '@nestjs/common'
import { ApiHeader, ApiResponse } from '@nestjs/swagger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodeRetry } from 'shared-server/event-stream/encode-message'
import type { HeldMatch } from 'shared-server/event-stream/held-match'
import { knownSequence } from 'shared-server/event-stream/known-sequence'
import { STREAM_HEADERS } from 'shared-server/event-stream/stream-headers'
import * as v from 'valibot'
import { SECURITY_HEADERS } from '../../foundation/http/security-headers.ts'
import { OpenData, OpenEndpoint } from '../answers/open-data.ts'
import { slugAfter } from '../answers/renamed.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { MATCHES } from '../matches/matches.controller.ts'
import type { SharedStream } from './shared-stream.ts'
import { LiveMatches } from './live-matches.ts'
import { isOver } from './read-match.ts'

const StreamQuery = v.object({
  /** Last sequence that the client knows, if it cannot send `Last-Event-ID`, which takes precedence. */
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Give a sequence'))),
})

const STREAM_TYPE = 'text/event-stream'

/**
 * Delay after which a client asks again for a match that is over, in milliseconds. What was entered by hand has no
 * sequence of its own, so that nobody is known to have it.
 */
const OVER_RETRY_MS = 3_600_000

@Controller('api/league')
export class LiveController {
  constructor(
    private readonly live: LiveMatches,
    private readonly books: LeagueBooks,
    private readonly openData: OpenData,
  ) {}

  @Get('matches/:fixture/stream')
  @ApiHeader({ name: 'last-event-id', required: false })
  @ApiResponse({ status: 204, description: 'The match is over, and the client knows all of it.' })
  @OpenEndpoint({
    query: StreamQuery,
    answerType: STREAM_TYPE,
    errors: [404],
    isTagged: false,
    isRenamed: true,
  })
  async match(
    @Param('fixture') slug: string,
    @Query({ schema: StreamQuery }) query: v.InferOutput<typeof StreamQuery>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const after = knownSequence(request.headers, query.after)
    const match = this.live.match(slug)
    const release = match.channel.hold()
    try {
      const { fresh, held } = await match.get()
      const first = held.begin(after)
      if (!isOver(fresh)) return this.begin(match, first, request, reply)
      // A client that knows everything is told to stop reconnecting.
      if (first.length === 0) await reply.code(204).send()
      else await reply.headers(STREAM_HEADERS).send(endedStream(held))
    } catch (error) {
      if (!(error instanceof NotFoundException)) throw error
      const now = await slugAfter(this.books.manager, MATCHES, slug)
      if (now === null) throw error
      await reply.header('cache-control', 'no-cache').redirect(`${MATCHES.path}/${now}/stream`, 301)
    } finally {
      release()
    }
  }

  @Get('live/stream')
  @OpenEndpoint({ answerType: STREAM_TYPE, isTagged: false })
  async lines(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const lines = this.live.lines()
    const release = lines.channel.hold()
    try {
      const { held } = await lines.get()
      this.begin(lines, held.begin(), request, reply)
    } finally {
      release()
    }
  }

  private begin<Fresh, Held>(
    { channel }: SharedStream<Fresh, Held>,
    first: Buffer,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { streams } = this.live
    const retryAfter = streams.retryAfter()
    if (retryAfter !== null) {
      void reply.header('retry-after', retryAfter)
      throw new ServiceUnavailableException('Too many listen now')
    }
    reply.hijack()
    const headers = { ...SECURITY_HEADERS, ...this.openData.headers }
    if (request.method === 'HEAD') reply.raw.writeHead(200, { ...headers, ...STREAM_HEADERS }).end()
    else streams.listen(reply.raw, { channel, first, headers })
  }
}

const endedStream = (held: HeldMatch) =>
  Buffer.concat([Buffer.from(encodeRetry(OVER_RETRY_MS)), held.begin(null)])

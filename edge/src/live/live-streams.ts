import { Readable } from 'node:stream'
import createError from '@fastify/error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { Slug } from 'shared-contracts/league/name'
import { EventStreams } from 'shared-server/event-stream/event-streams'
import { knownSequence } from 'shared-server/event-stream/known-sequence'
import { readMessages } from 'shared-server/event-stream/read-messages'
import { collectStreams } from 'shared-server/event-stream/stream-metrics'
import { PROXY_SECRET_HEADER } from 'shared-server/proxy-secret'
import * as v from 'valibot'
import type { EdgeConfig } from '../config.ts'
import { FIXED_HEADERS } from '../pages/security-headers.ts'
import { answerHeaders } from '../proxy/answer-headers.ts'
import { ApiUnreachable } from '../proxy/api-errors.ts'
import { FollowedStream, type PassedAnswer } from './followed-stream.ts'
import { FollowedLines, FollowedMatch, type FollowedState } from './stream-kind.ts'

const TooManyListen = createError('TOO_MANY_LISTEN', 'Too many listen now', 503)

interface StreamRequest {
  Querystring: { after?: unknown }
}

/** Seconds after which a client that found no API may try again. */
const AWAY_RETRY_S = '5'

/**
 * Serves the league's streams. Each is requested from the API once, whatever the number of listeners here: ten
 * thousand cost the API a single stream, and keep theirs while it restarts.
 */
export function serveLiveStreams(
  edge: FastifyInstance,
  {
    apiOrigin,
    proxySecret,
    liveListeners,
  }: Pick<EdgeConfig, 'apiOrigin' | 'proxySecret' | 'liveListeners'>,
  registry: Registry,
): void {
  const streams = new EventStreams(liveListeners)
  const sent = collectStreams(registry, streams)
  const followed = new Map<string, FollowedStream>()
  const headers = { ...(proxySecret !== undefined && { [PROXY_SECRET_HEADER]: proxySecret }) }

  const follow = (path: string, newState: () => FollowedState): FollowedStream => {
    const known = followed.get(path)
    if (known) return known
    const stream = new FollowedStream({
      ...{ url: `${apiOrigin}${path}`, headers, state: newState(), onSent: sent },
      onStop: () => followed.delete(path),
    })
    followed.set(path, stream)
    return stream
  }

  const answer = async (
    stream: FollowedStream,
    request: FastifyRequest<StreamRequest>,
    reply: FastifyReply,
  ) => {
    const release = stream.channel.hold()
    try {
      const after = knownSequence(request.headers, request.query.after)
      const passed = await stream.opened.catch(() => {
        void reply.header('retry-after', AWAY_RETRY_S)
        throw new ApiUnreachable()
      })
      if (passed) return await pass(passed, after, reply)
      const retryAfter = streams.retryAfter(request.ip)
      if (retryAfter !== null) {
        void reply.header('retry-after', retryAfter)
        throw new TooManyListen()
      }
      reply.hijack()
      streams.listen(reply.raw, {
        channel: stream.channel,
        first: stream.state.begin(after),
        headers: { ...FIXED_HEADERS, ...stream.headers },
        address: request.ip,
      })
    } finally {
      release()
    }
  }

  edge.get<StreamRequest & { Params: { fixture: string } }>(
    '/api/league/matches/:fixture/stream',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const slug = v.safeParse(Slug, request.params.fixture)
      if (!slug.success) return reply.callNotFound()
      const path = `/api/league/matches/${slug.output}/stream`
      await answer(
        follow(path, () => new FollowedMatch()),
        request,
        reply,
      )
      return reply
    },
  )
  edge.get<StreamRequest>(
    '/api/league/live/stream',
    { exposeHeadRoute: false },
    async (request, reply) => {
      await answer(
        follow('/api/league/live/stream', () => new FollowedLines()),
        request,
        reply,
      )
      return reply
    },
  )
  edge.addHook('preClose', () => streams.drain())
}

/** Forwards a response. Tells a client that already has all of a finished match to stop asking. */
async function pass(
  { status, headers, body }: PassedAnswer,
  after: number | null,
  reply: FastifyReply,
) {
  const isKnown = status === 200 && (await hasAll(body, after))
  await reply
    .headers(answerHeaders(headers))
    .code(isKnown ? 204 : status)
    .send(isKnown ? undefined : body)
}

/** Whether a client has everything that the stream of a finished match says. */
async function hasAll(body: string, after: number | null): Promise<boolean> {
  const match = new FollowedMatch()
  for await (const message of readMessages(Readable.from([Buffer.from(body)]))) match.take(message)
  return match.isKnown && match.begin(after).length === 0
}

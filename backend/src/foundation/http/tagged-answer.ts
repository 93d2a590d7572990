import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Sends JSON that is requested too seldom to cache, with 304 if the client has it already.
 *
 * @param tag entity tag of the text; its hash by default.
 */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
  tag = createHash('sha256').update(json).digest('base64url'),
): void {
  const etag = `"${tag}"`
  const known = request.headers['if-none-match']?.split(',') ?? []
  void reply.header('etag', etag)
  if (known.some((one) => one.trim().replace(/^W\//, '') === etag)) void reply.code(304).send()
  else void reply.header('content-type', 'application/json; charset=utf-8').send(json)
}

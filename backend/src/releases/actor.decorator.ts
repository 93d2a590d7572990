import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'

/**
 * Who makes the change, for the history: the header `X-Release-Actor`, which anyone with the token may set
 * as they like, or `token` when it names nobody.
 */
export const Actor = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['x-release-actor']
  return typeof header === 'string' && /^[\x20-\x7e]{1,100}$/.test(header) ? header : 'token'
})

import type { FastifyRequest } from 'fastify'

/** Whether the client has the content of a tag: proxies weaken tags, and send several (RFC 9110, 13.1.2). */
export const isHeld = ({ headers }: FastifyRequest, tag: string): boolean =>
  headers['if-none-match']
    ?.split(',')
    .some((one) => ['*', tag].includes(one.trim().replace(/^W\//, ''))) ?? false

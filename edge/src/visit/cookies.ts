import type { FastifyRequest } from 'fastify'

/**
 * The name of a cookie of ours. By https it has the prefix that browsers let nobody else set: no neighbour of our
 * host's name, and nobody who answers in our place by http. The name without it is for plain http, where browsers
 * refuse the prefix, and is never read by https.
 */
export const cookieName = ({ protocol }: Pick<FastifyRequest, 'protocol'>, name: string) =>
  protocol === 'https' ? `__Host-${name}` : name

/** A cookie of this request, under the one name that counts. */
export const readCookie = (request: FastifyRequest, name: string): string | undefined => {
  const key = cookieName(request, name)
  return Object.hasOwn(request.cookies, key) ? request.cookies[key] : undefined
}

/** Closed to scripts, and to other sites' requests but their links. */
export const cookieOptions = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const

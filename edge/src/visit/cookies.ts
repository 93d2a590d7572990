import type { FastifyRequest } from 'fastify'

/**
 * Returns the name of a cookie. Over https it gets the prefix that protects it from being set by a sibling domain
 * or over plain http. The name without the prefix is for plain http, where browsers refuse the prefix, and is never
 * read over https.
 */
export const cookieName = ({ protocol }: Pick<FastifyRequest, 'protocol'>, name: string) =>
  protocol === 'https' ? `__Host-${name}` : name

/** Reads a cookie of this request, only under the name for its protocol. */
export const readCookie = (request: FastifyRequest, name: string): string | undefined => {
  const key = cookieName(request, name)
  return Object.hasOwn(request.cookies, key) ? request.cookies[key] : undefined
}

/** Hides the cookie from scripts, and from other sites' requests except their links. */
export const cookieOptions = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const

import type { FastifyReply, FastifyRequest } from 'fastify'
import { publicOrigin, type OriginConfig } from '../../foundation/config/public-origin.ts'

/** A cookie of the desk. No script can read it, and only a `Lax` one is sent along from another site. */
export interface DeskCookie {
  readonly name: string
  readonly value: string
  /** Seconds; 0 removes it. */
  readonly maxAge: number
  /** `Lax` for a cookie that is sent when another site navigates here; `Strict` by default. */
  readonly sameSite?: 'Lax' | 'Strict'
}

const isSecure = (config: OriginConfig) => publicOrigin(config).startsWith('https:')

/**
 * Returns a cookie's name in the browser. Over https it has a prefix for which the browser guarantees that this very
 * host set the cookie, and not another host of the same domain.
 */
export const cookieName = (name: string, config: OriginConfig) =>
  isSecure(config) ? `__Host-${name}` : name

/** Returns the value of a cookie; an empty string if it is missing or was sent twice. */
export function readCookie(
  { headers }: Pick<FastifyRequest, 'headers'>,
  name: string,
  config: OriginConfig,
): string {
  const start = `${cookieName(name, config)}=`
  const values = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
  return values.length === 1 ? (values[0] ?? '').slice(start.length) : ''
}

/** Adds a cookie to those that the response already sets. */
export function setCookie(
  reply: FastifyReply,
  { name, value, maxAge, sameSite = 'Strict' }: DeskCookie,
  config: OriginConfig,
): void {
  const parts = [
    `${cookieName(name, config)}=${value}`,
    `Max-Age=${maxAge}`,
    'Path=/',
    'HttpOnly',
    `SameSite=${sameSite}`,
    ...(isSecure(config) ? ['Secure'] : []),
  ]
  // Fastify appends this header to those already set.
  void reply.header('set-cookie', parts.join('; '))
}

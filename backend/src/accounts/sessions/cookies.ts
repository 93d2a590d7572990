import type { FastifyReply, FastifyRequest } from 'fastify'
import { publicOrigin, type OriginConfig } from '../../foundation/config/public-origin.ts'

/** A cookie of the desk, which no script reads, and which no other site sends unless it says so. */
export interface DeskCookie {
  readonly name: string
  readonly value: string
  /** Seconds; 0 removes it. */
  readonly maxAge: number
  /** `Lax` for one that comes along when another site leads here; `Strict` unless given. */
  readonly sameSite?: 'Lax' | 'Strict'
}

const isSecure = (config: OriginConfig) => publicOrigin(config).startsWith('https:')

/**
 * The name that the browser knows a cookie by. Over https it has the prefix by which the browser promises that this
 * very host set it, so that no neighbour below the same domain can.
 */
export const cookieName = (name: string, config: OriginConfig) =>
  isSecure(config) ? `__Host-${name}` : name

/** Value of a cookie; an empty text for none, and for a name that was sent twice. */
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

/** Sets a cookie besides those that the answer sets already. */
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
  // Fastify adds a further one to those that are set.
  void reply.header('set-cookie', parts.join('; '))
}

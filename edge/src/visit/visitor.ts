import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LoadedRelease } from '../releases/read-release.ts'
import type { ServedRemote } from '../releases/served-releases.ts'
import { cookieName, cookieOptions, readCookie } from './cookies.ts'

const COOKIE = 'visitor'
const THIRTY_DAYS_S = 30 * 24 * 60 * 60

/**
 * Returns the random id by which this browser stays in or out of a canary. It is created only while there is a
 * canary, says nothing about the visitor, and nothing else is stored under it.
 */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = readCookie(request, COOKIE)
  if (known && /^[\w-]{22}$/.test(known)) return known
  const visitor = randomBytes(16).toString('base64url')
  void reply.setCookie(cookieName(request, COOKIE), visitor, {
    ...cookieOptions(request),
    maxAge: THIRTY_DAYS_S,
  })
  return visitor
}

/** Deletes the id of a browser that still has one when there is no canary any more. */
export function forgetVisitor(request: FastifyRequest, reply: FastifyReply): void {
  if (readCookie(request, COOKIE) === undefined) return
  void reply.clearCookie(cookieName(request, COOKIE), cookieOptions(request))
}

/**
 * Whether a visitor is within a percentage. The bucket depends on the visitor and on the lot, such as a remote's
 * canary, but never on the percentage: raising it only adds visitors.
 */
export function isInRollout(percent: number, visitor: string, lot: string): boolean {
  const hash = createHash('sha256').update(`${visitor}:${lot}`).digest()
  return (hash.readUInt32BE(0) / 2 ** 32) * 100 < percent
}

/** Selects the release that a visitor gets, and the one that their browser falls back to. */
export function releaseFor(
  { name, stable, canary, previous }: ServedRemote,
  visitor: string | null,
): { loaded: LoadedRelease; fallback: LoadedRelease | null } | null {
  // Each canary draws anew, so that it is not always the same visitors who try new releases.
  const lot = canary?.since === undefined ? name : `${name}:${canary.since}`
  if (canary && visitor !== null && isInRollout(canary.percent, visitor, lot)) {
    return { loaded: canary.loaded, fallback: stable }
  }
  return stable && { loaded: stable, fallback: previous }
}

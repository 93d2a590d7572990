import type { FastifyReply, FastifyRequest } from 'fastify'
import { SPREAD_MS, type RegistryPoller } from '../releases/registry-poller.ts'
import { cookieName, cookieOptions, readCookie } from './cookies.ts'

const COOKIE = 'revision'

/**
 * Keeps visitors from going back to an older release while a change spreads across edges. A visitor who gets a
 * document meanwhile gets its revision in a short-lived cookie, and another edge asks the registry before it
 * answers them.
 */
export async function followRevision(
  request: FastifyRequest,
  reply: FastifyReply,
  poller: Pick<RegistryPoller, 'catchUp' | 'freshRevision'>,
): Promise<void> {
  const told = toldRevision(request)
  if (told > 0) await poller.catchUp(told)
  const fresh = poller.freshRevision
  if (fresh === null || fresh <= told) return
  void reply.setCookie(cookieName(request, COOKIE), String(fresh), {
    ...cookieOptions(request),
    maxAge: SPREAD_MS / 1_000,
  })
}

/** Returns the revision of which an edge has told this browser; 0 if none has lately. */
export function toldRevision(request: FastifyRequest): number {
  const cookie = readCookie(request, COOKIE)
  return cookie && /^\d{1,9}$/.test(cookie) ? Number(cookie) : 0
}

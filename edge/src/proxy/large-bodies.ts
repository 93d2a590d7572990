import createError from '@fastify/error'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { sessionCookie } from 'shared-server/session-cookie'
import { ApiUnreachable } from './api-errors.ts'
import { callerHeaders, type ApiAccess } from './caller-headers.ts'

/** Maximum number of large bodies that an edge holds at once: 8 pictures of 20 MB, which it copies once. */
const AT_ONCE = 8
/** Maximum number of them from one address, such as that of an office. */
const FROM_ONE_ADDRESS = 4

/** Timeout for asking the API about a session, in milliseconds. */
const SESSION_MS = 5_000

const SignInFirst = createError('SIGN_IN_FIRST', 'Sign in first', 401)
const TooManyFiles = createError(
  'TOO_MANY_FILES',
  'Too many files are sent from here at once. Try again in a minute.',
  429,
)

/**
 * Returns a hook that bounds the memory of large bodies, and accepts them only from who is signed in at the desk.
 * Anybody can write a cookie, so the API is asked about it before the body is read: otherwise a few slow senders
 * would keep everybody else's files out.
 *
 * @param smallest number of bytes that is large; a body of unknown length is large as well.
 */
export function limitLargeBodies(smallest: number, api: ApiAccess): onRequestAsyncHookHandler {
  const heldFrom = new Map<string, number>()
  let held = 0
  return async (request, reply) => {
    const { headers, ip } = request
    const cookie = sessionCookie(headers)
    if (cookie === null) throw new SignInFirst()
    const isLarge =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length']) >= smallest
    if (!isLarge) return
    if (!(await isSignedIn(request, cookie, api))) throw new SignInFirst()
    // The client may have left while the API was asked.
    if (reply.raw.destroyed) return reply.hijack()
    const fromHere = heldFrom.get(ip) ?? 0
    if (held >= AT_ONCE || fromHere >= FROM_ONE_ADDRESS) throw new TooManyFiles()
    held += 1
    heldFrom.set(ip, fromHere + 1)
    reply.raw.once('close', () => {
      held -= 1
      const left = (heldFrom.get(ip) ?? 1) - 1
      if (left > 0) heldFrom.set(ip, left)
      else heldFrom.delete(ip)
    })
  }
}

/** @throws if the API does not tell. */
async function isSignedIn(
  request: FastifyRequest,
  cookie: string,
  api: ApiAccess,
): Promise<boolean> {
  const response = await fetch(`${api.apiOrigin}/api/desk/session`, {
    headers: { cookie, ...callerHeaders(request, api) },
    signal: AbortSignal.timeout(SESSION_MS),
  }).catch(() => null)
  await response?.body?.cancel()
  if (response?.ok) return true
  if (response?.status === 401) return false
  throw new ApiUnreachable()
}

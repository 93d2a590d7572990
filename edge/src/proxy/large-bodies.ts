import createError from '@fastify/error'
import type { onRequestHookHandler } from 'fastify'
import { mayBeSignedIn } from 'shared-server/session-cookie'

/** Maximum number of large bodies that an edge holds at once: 8 pictures of 20 MB, which it copies once. */
const AT_ONCE = 8
/** Maximum number of them from one address, such as that of an office. */
const FROM_ONE_ADDRESS = 4

const SignInFirst = createError('SIGN_IN_FIRST', 'Sign in first', 401)
const TooManyFiles = createError(
  'TOO_MANY_FILES',
  'Too many files are sent from here at once. Try again in a minute.',
  429,
)

/**
 * Returns a hook that bounds the memory of large bodies. Only clients that may be signed in send them, but whether
 * they are is known by the API alone, and anybody can write a cookie.
 *
 * @param smallest number of bytes that is large; a body of unknown length is large as well.
 */
export function limitLargeBodies(smallest: number): onRequestHookHandler {
  const heldFrom = new Map<string, number>()
  let held = 0
  return ({ headers, ip }, reply, done) => {
    if (!mayBeSignedIn(headers)) return done(new SignInFirst())
    const isLarge =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length']) >= smallest
    if (!isLarge) return done()
    const fromHere = heldFrom.get(ip) ?? 0
    if (held >= AT_ONCE || fromHere >= FROM_ONE_ADDRESS) return done(new TooManyFiles())
    held += 1
    heldFrom.set(ip, fromHere + 1)
    reply.raw.once('close', () => {
      held -= 1
      const left = (heldFrom.get(ip) ?? 1) - 1
      if (left > 0) heldFrom.set(ip, left)
      else heldFrom.delete(ip)
    })
    done()
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OriginConfig } from '../../foundation/config/public-origin.ts'
import { browserName } from './browser-name.ts'
import { setCookie } from './cookies.ts'
import { SESSION_COOKIE } from './desk-guard.ts'
import type { SignInPlace } from './sessions.ts'

/** The longest that a session lasts, in seconds; it ends earlier by the server's word. */
const MAX_AGE = 7 * 24 * 3_600

/** Tells the browser the token of its session. */
export function tellToken(reply: FastifyReply, token: string, config: OriginConfig): void {
  setCookie(reply, { name: SESSION_COOKIE, value: token, maxAge: MAX_AGE }, config)
}

/** Where somebody signs in. */
export const placeOf = ({ ip, headers }: FastifyRequest): SignInPlace => ({
  address: ip,
  browser: browserName(headers['user-agent']),
})

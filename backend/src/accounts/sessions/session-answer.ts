import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomToken } from '../../foundation/config/load-secret.ts'
import type { OriginConfig } from '../../foundation/config/public-origin.ts'
import { browserName } from './browser-name.ts'
import { readCookie, setCookie } from './cookies.ts'
import { SESSION_COOKIE } from './desk-guard.ts'
import type { SignInPlace } from './sessions.ts'

const DAY = 24 * 3_600
/** The longest that a session lasts, in seconds; it ends earlier by the server's word. */
const SESSION_AGE = 7 * DAY
/** For so long a browser is known from which somebody has signed in, in seconds. */
const DEVICE_AGE = 90 * DAY

/** Name of the cookie by which a browser is known from which somebody has signed in. */
const DEVICE_COOKIE = 'desk-device'
const DEVICE = /^[\w-]{43}$/

/** Tells the browser the token of its session, and by what it is known next time. */
export function tellToken(
  reply: FastifyReply,
  token: string,
  { device }: SignInPlace,
  config: OriginConfig,
): void {
  setCookie(reply, { name: SESSION_COOKIE, value: token, maxAge: SESSION_AGE }, config)
  setCookie(reply, { name: DEVICE_COOKIE, value: device, maxAge: DEVICE_AGE }, config)
}

/** Where somebody signs in; a browser that has no name yet is given one. */
export function placeOf(request: FastifyRequest, config: OriginConfig): SignInPlace {
  const told = readCookie(request, DEVICE_COOKIE, config)
  return {
    address: request.ip,
    browser: browserName(request.headers['user-agent']),
    device: DEVICE.test(told) ? told : randomToken(),
  }
}

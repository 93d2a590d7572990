import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomToken } from '../../foundation/config/load-secret.ts'
import type { OriginConfig } from '../../foundation/config/public-origin.ts'
import { browserName } from './browser-name.ts'
import { readCookie, setCookie } from './cookies.ts'
import { SESSION_COOKIE } from './desk-guard.ts'
import type { SignInPlace } from './sessions.ts'

const DAY = 24 * 3_600
/** Lifetime of the session cookie, in seconds; the server may end the session earlier. */
const SESSION_AGE = 7 * DAY
/** Lifetime of the device cookie, in seconds. */
const DEVICE_AGE = 90 * DAY

/** Name of the cookie that identifies a browser from which somebody has signed in. */
const DEVICE_COOKIE = 'desk-device'
const DEVICE = /^[\w-]{43}$/

/** Sets the cookies for the session's token and for recognising the browser next time. */
export function setSessionCookies(
  reply: FastifyReply,
  token: string,
  { device }: SignInPlace,
  config: OriginConfig,
): void {
  setCookie(reply, { name: SESSION_COOKIE, value: token, maxAge: SESSION_AGE }, config)
  setCookie(reply, { name: DEVICE_COOKIE, value: device, maxAge: DEVICE_AGE }, config)
}

/** Returns where somebody signs in. A browser that is not known yet gets a new device token. */
export function placeOf(request: FastifyRequest, config: OriginConfig): SignInPlace {
  const told = readCookie(request, DEVICE_COOKIE, config)
  return {
    address: request.ip,
    browser: browserName(request.headers['user-agent']),
    device: DEVICE.test(told) ? told : randomToken(),
  }
}

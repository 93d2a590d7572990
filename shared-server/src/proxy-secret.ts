import { createHash, timingSafeEqual } from 'node:crypto'

/** Header with which edge and proxy prove to the API that a request came through them. */
export const PROXY_SECRET_HEADER = 'x-proxy-secret'

/** Compares a request's header with the secret in constant time. */
export const isProxySecret = (given: string | string[] | undefined, secret: string): boolean =>
  typeof given === 'string' && timingSafeEqual(digestOf(given), digestOf(secret))

/** Hashes make both the same length. */
const digestOf = (text: string) => createHash('sha256').update(text).digest()

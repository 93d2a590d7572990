import { createHash, timingSafeEqual } from 'node:crypto'

/** Header by which edge and proxy show the API that a request came through them. */
export const PROXY_SECRET_HEADER = 'x-proxy-secret'

/** Whether a request's header is the secret, in a time that tells nothing of it. */
export const isProxySecret = (given: string | string[] | undefined, secret: string): boolean =>
  typeof given === 'string' && timingSafeEqual(digestOf(given), digestOf(secret))

/** Both have one length, whatever was given. */
const digestOf = (text: string) => createHash('sha256').update(text).digest()

import type { IncomingHttpHeaders } from 'node:http'
import { isPagePolicy } from 'shared-server/page/inline-style'
import { FIXED_HEADERS, withPictures } from '../pages/security-headers.ts'
import { endToEnd } from './end-to-end.ts'

/** Headers of every response of the edge, whatever the API sends. */
const PROMISED = Object.fromEntries(
  Object.entries(FIXED_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
)

/** Stricter than the edge's own: for API pages with a token in their address, or whose forms must send their origin. */
const REFERRER_POLICIES = ['no-referrer', 'same-origin']

/**
 * Returns the headers for a response of the API. Two of its own are kept, because its pages need them and they
 * reveal nothing: the policy that allows one style by its hash, and a stricter referrer policy.
 */
export function answerHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'content-security-policy': policy, 'referrer-policy': referrer } = headers
  return {
    ...endToEnd(headers),
    ...PROMISED,
    ...(isPagePolicy(policy) && { 'content-security-policy': withPictures(policy) }),
    ...(REFERRER_POLICIES.includes(String(referrer)) && { 'referrer-policy': referrer }),
  }
}

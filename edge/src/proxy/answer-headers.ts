import type { IncomingHttpHeaders } from 'node:http'
import { isPagePolicy } from 'shared-server/page/inline-style'
import { FIXED_HEADERS } from '../pages/security-headers.ts'

/** What the edge promises of every answer, whatever the API says. */
const PROMISED = Object.fromEntries(
  Object.entries(FIXED_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
)

/** Stricter than the edge's own: pages of the API whose address holds a token, or whose forms name their origin. */
const REFERRER_POLICIES = ['no-referrer', 'same-origin']

/**
 * Headers of an answer of the API. Two of its own are let through, because its pages need them and they give nothing
 * away: the policy that lets one style in by its hash, and a stricter policy on referrers.
 */
export function answerHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'content-security-policy': policy, 'referrer-policy': referrer } = headers
  return {
    ...headers,
    ...PROMISED,
    ...(isPagePolicy(policy) && { 'content-security-policy': policy }),
    ...(REFERRER_POLICIES.includes(String(referrer)) && { 'referrer-policy': referrer }),
  }
}

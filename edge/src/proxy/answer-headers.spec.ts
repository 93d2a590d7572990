import { describe, expect, it } from '@jest/globals'
import { inlineStyle } from 'shared-server/page/inline-style'
import { FIXED_HEADERS } from '../pages/security-headers.ts'
import { answerHeaders } from './answer-headers.ts'

const PROMISED = Object.fromEntries(
  Object.entries(FIXED_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
)
const WEAK = {
  'content-security-policy': "default-src *; script-src 'unsafe-inline'",
  'x-content-type-options': 'sniff',
  'x-frame-options': 'ALLOWALL',
  'referrer-policy': 'unsafe-url',
  'strict-transport-security': 'max-age=0',
  'cross-origin-opener-policy': 'unsafe-none',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': 'camera=*',
}

describe('an answer of the API', () => {
  it.each([
    ['none of the headers', {}],
    ['weaker ones', WEAK],
  ])('with %s has those that the edge promises', (_, headers) => {
    expect(answerHeaders({ ...headers, etag: '"1"' })).toEqual({ ...PROMISED, etag: '"1"' })
  })

  it('that is a page keeps the policy of its one style, whatever the version of that, and may show its icon', () => {
    const { policy } = inlineStyle('body { color: green }')
    expect(answerHeaders({ 'content-security-policy': policy })).toEqual({
      ...PROMISED,
      'content-security-policy': `${policy}; img-src 'self'`,
    })
  })

  it.each([
    (policy: string) => `${policy}; script-src 'self'`,
    (policy: string) => `script-src 'self'; ${policy}`,
    (policy: string) => policy.replace("; frame-ancestors 'none'", ''),
    (policy: string) => policy.replace("form-action 'self'", 'form-action *'),
    (policy: string) => policy.replace("'sha256-", "'unsafe-inline' 'sha256-"),
  ])('keeps no policy that is almost one, %#', (change) => {
    const policy = change(inlineStyle('').policy)
    expect(answerHeaders({ 'content-security-policy': policy })).toEqual(PROMISED)
  })

  it('leaves out what concerns only the connection to the API', () => {
    const headers = {
      connection: 'keep-alive, X-Hop',
      'keep-alive': 'timeout=5',
      'x-hop': 'a',
      upgrade: 'h2c',
      trailer: 'x-sum',
    }
    expect(answerHeaders({ ...headers, etag: '"1"' })).toEqual({ ...PROMISED, etag: '"1"' })
  })

  it.each(['no-referrer', 'same-origin'])('keeps the stricter referrer policy %s', (referrer) => {
    expect(answerHeaders({ 'referrer-policy': referrer })['referrer-policy']).toBe(referrer)
  })
})

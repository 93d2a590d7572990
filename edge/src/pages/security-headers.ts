import { randomBytes } from 'node:crypto'

/** A fresh nonce for one document. */
export const createNonce = () => randomBytes(16).toString('base64')

/** Origins besides our own that a document may speak to. */
export interface ForeignOrigins {
  readonly connect: readonly string[]
  readonly media: readonly string[]
}

/**
 * Policy of a document: scripts are our own modules, styles need the nonce, nothing is evaluated. The one
 * foreign frame is the map, which loads when the visitor asks for it.
 */
export const contentSecurityPolicy = (nonce: string, { connect, media }: ForeignOrigins) =>
  [
    "default-src 'none'",
    // The nonce is the import map's.
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ["media-src 'self' blob:", ...media].join(' '),
    "manifest-src 'self'",
    'frame-src https://www.openstreetmap.org',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Headers of every answer; a document has a policy of its own. */
export const FIXED_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}

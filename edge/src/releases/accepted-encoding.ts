import type { FastifyRequest } from 'fastify'
import type { FileEncoding } from './encode-content.ts'

/** Returns the best encoding that a browser accepts. */
export function acceptedEncoding(request: FastifyRequest): FileEncoding {
  const accepted = acceptedEncodings(request)
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}

/**
 * Returns the script that a browser has and accepts a delta against (RFC 9842): its SHA-256 in base64, null without
 * one. A browser that retries a script gets it whole.
 */
export function heldScript(request: FastifyRequest): string | null {
  const [, digest] = /^:([A-Za-z0-9+/]{43}=):$/.exec(header(request, 'available-dictionary')) ?? []
  if (digest === undefined || isRetry(request)) return null
  return acceptedEncodings(request).has('dcz') ? digest : null
}

const isRetry = ({ query }: FastifyRequest) =>
  typeof query === 'object' && query !== null && 'retry' in query

/** Encodings with `q=0` are not accepted. */
const acceptedEncodings = (request: FastifyRequest) =>
  new Set(
    header(request, 'accept-encoding')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim()),
  )

const header = ({ headers }: FastifyRequest, name: string) => String(headers[name] ?? '')

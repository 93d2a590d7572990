import type { FastifyRequest } from 'fastify'
import type { FileEncoding } from './verified-files.ts'

/** The best encoding that a browser takes: those that it forbids by `q=0` are none. */
export function acceptedEncoding({ headers }: FastifyRequest): FileEncoding {
  const accepted = new Set(
    String(headers['accept-encoding'] ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim()),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}

import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FeedConfig } from './feed-config.ts'
import { retryAfterOf } from '../../../foundation/http/retry-after.ts'
import { SourceError } from './source-error.ts'

/** Maximum size: twice that of the largest source, the World Bank's monthly prices since 1960. */
const LIMIT_BYTES = 1024 * 1024

type Source = Pick<FeedConfig, 'key' | 'keyHeader' | 'keyParameter'>

/**
 * Reads an address of http, https or file, and sends the source's key as configured.
 *
 * @throws SourceError for any status but 200, a redirect, more than 1 MiB once unpacked, or bytes that are invalid in
 * the charset of the response (UTF-8 by default); otherwise whatever `fetch` throws.
 */
export async function fetchText(
  address: string,
  { key, keyHeader, keyParameter }: Source,
  signal: AbortSignal,
): Promise<string> {
  if (address.startsWith('file:')) return textOf(await readBounded(fileURLToPath(address)))
  const url = new URL(address)
  const headers: Record<string, string> = { accept: 'application/json, text/csv' }
  if (key && keyParameter) url.searchParams.set(keyParameter, key)
  else if (key) headers[keyHeader ?? 'x-api-key'] = key
  // A redirect must not carry the key to another server.
  const response = await fetch(url, { headers, redirect: 'manual', signal })
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel()
    throw new SourceError(`The source answered ${response.status}`, retryAfterOf(response.headers))
  }
  const parts: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> = response.body
  for await (const part of body) {
    size += part.byteLength
    if (size > LIMIT_BYTES) throw new SourceError('The source answered too much')
    parts.push(part)
  }
  return textOf(Buffer.concat(parts), charsetOf(response.headers.get('content-type') ?? ''))
}

async function readBounded(path: string): Promise<Buffer> {
  const { size } = await stat(path)
  if (size > LIMIT_BYTES) throw new SourceError('The file is too large')
  return readFile(path)
}

function charsetOf(contentType: string): string | undefined {
  const parameters = contentType.split(';').map((parameter) => parameter.trim().toLowerCase())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  return charset?.slice('charset='.length).replaceAll('"', '')
}

function textOf(bytes: Buffer, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    throw new SourceError('The source answered no text that can be read')
  }
}

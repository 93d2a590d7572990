import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FeedConfig } from './feed-config.ts'

/** Twice the size of the largest source, the World Bank's monthly prices since 1960. */
const LIMIT_BYTES = 1024 * 1024

/** A source gave a wrong answer; the message never holds its address or its key. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
}

type Source = Pick<FeedConfig, 'key' | 'keyHeader' | 'keyParameter'>

/**
 * Reads an address of http, https or file, with the source's key where it belongs.
 *
 * @throws SourceError for any status but 200, a redirect, or more than 1 MiB; otherwise whatever `fetch` throws.
 */
export async function fetchText(
  address: string,
  { key, keyHeader, keyParameter }: Source,
  signal: AbortSignal,
): Promise<string> {
  if (address.startsWith('file:')) return readBounded(fileURLToPath(address))
  const url = new URL(address)
  const headers: Record<string, string> = { accept: 'application/json, text/csv' }
  if (key && keyParameter) url.searchParams.set(keyParameter, key)
  else if (key) headers[keyHeader ?? 'x-api-key'] = key
  // A redirect must not carry the key to another server.
  const response = await fetch(url, { headers, redirect: 'manual', signal })
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel()
    throw new SourceError(`The source answered ${response.status}`)
  }
  const parts: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> = response.body
  for await (const part of body) {
    size += part.byteLength
    if (size > LIMIT_BYTES) throw new SourceError('The source answered too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

async function readBounded(path: string): Promise<string> {
  const { size } = await stat(path)
  if (size > LIMIT_BYTES) throw new SourceError('The file is too large')
  return readFile(path, 'utf8')
}

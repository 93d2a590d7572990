import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** A year of daily prices of fifty commodities takes less. */
const LIMIT_BYTES = 1024 * 1024

/** A source that did not give what it should; the message never holds its address or its key. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
}

/**
 * Reads an address of http, https or file.
 *
 * @throws SourceError for any status but 200, a redirect, or more than 1 MiB; what `fetch` throws else.
 */
export async function fetchText(
  url: string,
  { key, signal }: { key?: string | undefined; signal: AbortSignal },
): Promise<string> {
  if (url.startsWith('file:')) return readBounded(fileURLToPath(url))
  const response = await fetch(url, {
    headers: { accept: 'application/json, text/csv', ...(key && { 'x-api-key': key }) },
    // A key must not travel to where a redirect leads.
    redirect: 'manual',
    signal,
  })
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

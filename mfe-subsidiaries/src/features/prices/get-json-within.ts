import { getJson } from 'shared-contracts/host'
import { withTimeLimit } from 'shared-contracts/remote'

/**
 * Reads JSON from the API, and aborts the request after a timeout.
 *
 * @param limit timeout in milliseconds.
 * @throws {TimeLimitError} after the timeout, and whatever {@link getJson} throws.
 */
export async function getJsonWithin(
  limit: number,
  path: string,
  signal: AbortSignal,
): Promise<unknown> {
  const request = new AbortController()
  const cancel = () => request.abort()
  signal.addEventListener('abort', cancel)
  try {
    return await withTimeLimit(getJson(path, { signal: request.signal }), limit, path)
  } finally {
    signal.removeEventListener('abort', cancel)
    request.abort()
  }
}

import { HttpError } from './http-error.ts'

/** What becomes of a 401: an error (the default), or `null`, for a query that may be made signed out. */
export type On401 = 'throw' | 'return-null'

/** How long a submission may take before the visitor is told, in milliseconds; a repeat is harmless. */
const POST_TIME_LIMIT_MS = 30_000

export interface GetOptions {
  readonly signal?: AbortSignal
  readonly on401?: On401
}

/**
 * Reads JSON from the API. Credentials always go along (requirement 7).
 *
 * @throws {HttpError} for any answer outside 200 to 299; `SyntaxError` for a body that is not JSON;
 * whatever `fetch` throws when no answer arrives.
 */
export async function getJson(
  path: string,
  { signal, on401 = 'throw' }: GetOptions = {},
): Promise<unknown> {
  const response = await fetch(path, { credentials: 'include', ...(signal && { signal }) })
  if (response.status === 401 && on401 === 'return-null') return null
  if (!response.ok) throw await HttpError.from(response)
  return response.json()
}

/**
 * Sends JSON to the API. The content type stands only with a body (requirement 7). The idempotency key makes a
 * repeat after a lost answer harmless: the server answers it from the first.
 *
 * @throws as {@link getJson}; the answer's body is not read.
 */
export async function postJson(
  path: string,
  body?: unknown,
  { idempotencyKey }: { idempotencyKey?: string } = {},
): Promise<void> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(POST_TIME_LIMIT_MS),
  })
  if (!response.ok) throw await HttpError.from(response)
}

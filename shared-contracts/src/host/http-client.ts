import { HttpError } from './http-error.ts'

/** How to treat a 401: an error (the default), or `null`, for a query that may be made signed out. */
export type On401 = 'throw' | 'return-null'

/** Timeout of a submission, in milliseconds; a repeat is harmless. */
const POST_TIME_LIMIT_MS = 30_000

export interface GetOptions {
  readonly signal?: AbortSignal
  readonly on401?: On401
}

/**
 * Reads JSON from the API. Credentials are always sent (requirement 7).
 *
 * @throws {HttpError} for any response outside 200 to 299; `SyntaxError` for a body that is not JSON; any error
 * of `fetch` when no response arrives.
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

export interface PostOptions {
  readonly idempotencyKey?: string
  /** Whether the honeypot field was filled in, which only programs see. */
  readonly isTrapped?: boolean
  /** Time for which the form had been shown, in milliseconds. */
  readonly ageMs?: number
}

/**
 * Sends JSON to the API. The content type is set only with a body (requirement 7). The idempotency key makes a
 * retry after a lost response harmless: the server repeats its first response.
 *
 * @throws as {@link getJson}; the response's body is read only for `read`.
 */
export async function postJson(path: string, body?: unknown, options?: PostOptions): Promise<void>
export async function postJson<Answer>(
  path: string,
  body: unknown,
  options: PostOptions & { readonly read: (answer: unknown) => Answer },
): Promise<Answer>
export async function postJson(
  path: string,
  body?: unknown,
  options: PostOptions & { readonly read?: (answer: unknown) => unknown } = {},
): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: headersOf(body, options),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(POST_TIME_LIMIT_MS),
  })
  if (!response.ok) throw await HttpError.from(response)
  return options.read?.(await response.json())
}

function headersOf(body: unknown, { idempotencyKey, isTrapped, ageMs }: PostOptions) {
  return {
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    ...(isTrapped && { 'X-Form-Trap': '1' }),
    ...(ageMs !== undefined && { 'X-Form-Age': String(Math.max(0, Math.round(ageMs))) }),
  }
}

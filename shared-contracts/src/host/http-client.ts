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

export interface PostOptions {
  readonly idempotencyKey?: string
  /** Whether a field was filled in that only programs see. */
  readonly isTrapped?: boolean
  /** How long the form had been shown, in milliseconds. */
  readonly ageMs?: number
}

/**
 * Sends JSON to the API. The content type stands only with a body (requirement 7). The idempotency key makes a
 * repeat after a lost answer harmless: the server answers it from the first.
 *
 * @throws as {@link getJson}; the answer's body is read only for `read`.
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

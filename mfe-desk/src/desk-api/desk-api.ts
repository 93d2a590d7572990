import { ErrorResponse } from 'shared-contracts/api/error'
import { UNATTENDED_HEADER } from 'shared-contracts/desk/account'
import * as v from 'valibot'
import { isUnattended } from './presence.ts'

/** Timeouts of calls, in milliseconds; a picture or a season's file takes longer on a slow line. */
const TIME_LIMIT_MS = 30_000
const UPLOAD_TIME_LIMIT_MS = 300_000

/** Maximum length of a body, in characters, for which the short timeout suffices. */
const SHORT_BODY = 100_000

const Refusal = v.object({
  ...v.partial(ErrorResponse).entries,
  /** With a 409: the current record. */
  current: v.optional(v.looseObject({ revision: v.number() })),
  /** With a 409 to the results of a round: slugs of the matches that somebody else has changed. */
  moved: v.optional(v.array(v.string())),
  /** With a 401 to a sign-in: the password is right, and a one-time code is required. */
  needsCode: v.optional(v.boolean()),
})
type Refusal = v.InferOutput<typeof Refusal>

/** Refusals in front of the API, which come without its words. */
const WORDS: Readonly<Record<number, string>> = {
  413: 'This is too large to be sent',
  429: 'Too much was sent at once. Try again in a minute.',
}

/** A failed call, with the API's message: a status outside 200 to 299, or status 0 without a response. */
export class DeskError extends Error {
  override readonly name = 'DeskError'
  readonly status: number
  readonly refusal: Refusal

  constructor(status: number, refusal: Refusal) {
    super(refusal.message ?? WORDS[status] ?? 'The desk did not answer. Try again.')
    this.status = status
    this.refusal = refusal
  }
}

/** Whether a change was refused because of what has changed since it was begun. */
export const isConflict = (failure: unknown): failure is DeskError =>
  failure instanceof DeskError && failure.status === 409

/** Statuses from which on the API, or somebody between, may have failed after the work was done. */
const FAILED = 500

/** Whether the API has refused a change. After any other failure, the change may be made and its answer lost. */
export const isRefused = (failure: unknown): failure is DeskError =>
  failure instanceof DeskError && failure.status > 0 && failure.status < FAILED

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
  /** A file instead of JSON. */
  readonly file?: Blob
  /** Revision that the change was made from. */
  readonly revision?: number | undefined
  /** Makes a call that is repeated after a lost answer count once. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Calls the desk's API. The path is below `/api/desk/`.
 *
 * @returns the response's content; undefined if it has none.
 * @throws {DeskError} in every other case.
 */
export type CallDesk = (path: string, options?: CallOptions) => Promise<unknown>

/** Calls the API once, regardless of the session. */
export const callDesk: CallDesk = async (path, options = {}) => {
  const { method = 'GET', body, file, revision, idempotencyKey, signal } = options
  const json = body === undefined ? undefined : JSON.stringify(body)
  const isLong = file !== undefined || (json !== undefined && json.length > SHORT_BODY)
  const limit = AbortSignal.timeout(isLong ? UPLOAD_TIME_LIMIT_MS : TIME_LIMIT_MS)
  const headers = {
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(file && { 'Content-Type': file.type }),
    ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    ...(method === 'GET' && isUnattended() && { [UNATTENDED_HEADER]: '1' }),
  }
  // eslint-disable-next-line no-restricted-globals -- only the desk needs revisions and files: no code for visitors
  const response = await fetch(`/api/desk/${path}`, {
    method,
    credentials: 'include',
    headers,
    ...(json !== undefined && { body: json }),
    ...(file && { body: file }),
    signal: signal ? firstOf(signal, limit) : limit,
  }).catch(noAnswer)
  const text = await response.text().catch(noAnswer)
  if (!response.ok) throw new DeskError(response.status, refusalOf(text))
  return text === '' ? undefined : contentOf(text)
}

/** Aborts with the first of two signals. `AbortSignal.any` is missing on iPhones that end with iOS 16. */
function firstOf(...signals: readonly [AbortSignal, AbortSignal]): AbortSignal {
  const first = new AbortController()
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  }
  return first.signal
}

function noAnswer(): never {
  throw new DeskError(0, {})
}

/** @throws DeskError for text that is not the API's, such as the sign-in page of a public network. */
function contentOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return noAnswer()
  }
}

function refusalOf(text: string): Refusal {
  try {
    const parsed = v.safeParse(Refusal, JSON.parse(text))
    return parsed.success ? parsed.output : {}
  } catch {
    return {}
  }
}

/** Returns the message that a person reads after a failure. */
export const messageOf = (error: unknown): string =>
  error instanceof DeskError ? error.message : 'Something went wrong. Try again.'

/** Returns the message that stands alone, such as in a toast: of the first wrong field, if the API names one. */
export function reasonOf(error: unknown): string {
  const { fieldErrors = {} } = error instanceof DeskError ? error.refusal : {}
  return Object.values(fieldErrors)[0]?.[0] ?? messageOf(error)
}

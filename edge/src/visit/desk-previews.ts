import type { FastifyRequest } from 'fastify'
import { ErrorResponse } from 'shared-contracts/api/error'
import { DESK_PREVIEWS_PATH, PreviewResponse } from 'shared-contracts/preview'
import { PROXY_SECRET_HEADER } from 'shared-server/proxy-secret'
import { sessionCookie } from 'shared-server/session-cookie'
import * as v from 'valibot'

/** Timeout for calls to the API, in milliseconds. */
const TIME_LIMIT_MS = 5_000

/** Why nothing was signed, in words for the user. */
export interface PreviewRefusal {
  readonly status: number
  readonly message: string
}

export interface DeskPreviewsOptions {
  readonly apiOrigin: string
  readonly proxySecret: string | undefined
}

/** Asks the API to sign a preview for a user who is signed in at the desk. */
export class DeskPreviews {
  private readonly options: DeskPreviewsOptions

  constructor(options: DeskPreviewsOptions) {
    this.options = options
  }

  /** @param of names in a permanent address. @returns the link's token, or why there is none. */
  async sign(request: FastifyRequest, of: readonly string[]): Promise<string | PreviewRefusal> {
    const cookie = sessionCookie(request.headers)
    if (cookie === null) {
      return { status: 401, message: 'Sign in at the desk, then open this address again.' }
    }
    const { apiOrigin, proxySecret } = this.options
    const response = await fetch(apiOrigin + DESK_PREVIEWS_PATH, {
      method: 'POST',
      body: JSON.stringify({ of }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      headers: {
        'content-type': 'application/json',
        // Sends none of the browser's other headers: this is the edge's own call.
        cookie,
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
        ...(proxySecret !== undefined && { [PROXY_SECRET_HEADER]: proxySecret }),
      },
    }).catch(() => null)
    const body: unknown = await response?.json().catch(() => null)
    const answer = v.safeParse(PreviewResponse, body)
    if (response?.ok && answer.success) return answer.output.path.replace('/preview/', '')
    const said = v.safeParse(ErrorResponse, body)
    return response && said.success
      ? { status: response.status, message: said.output.message }
      : { status: 503, message: 'The API cannot be reached right now. Try again later.' }
  }
}

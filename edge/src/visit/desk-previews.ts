import type { FastifyRequest } from 'fastify'
import { ErrorResponse } from 'shared-contracts/api/error'
import { DESK_PREVIEWS_PATH, PreviewResponse } from 'shared-contracts/preview'
import { sessionCookie } from 'shared-server/session-cookie'
import * as v from 'valibot'
import { callerHeaders, type ApiAccess } from '../proxy/caller-headers.ts'

/** Timeout for calls to the API, in milliseconds. */
const TIME_LIMIT_MS = 5_000

/** Why nothing was signed, in words for the user. */
export interface PreviewRefusal {
  readonly status: number
  readonly message: string
}

/** Asks the API to sign a preview for a user who is signed in at the desk. */
export class DeskPreviews {
  private readonly api: ApiAccess

  constructor(api: ApiAccess) {
    this.api = api
  }

  /** @param of names in a permanent address. @returns the link's token, or why there is none. */
  async sign(request: FastifyRequest, of: readonly string[]): Promise<string | PreviewRefusal> {
    const cookie = sessionCookie(request.headers)
    if (cookie === null) {
      return { status: 401, message: 'Sign in at the desk, then open this address again.' }
    }
    const response = await fetch(this.api.apiOrigin + DESK_PREVIEWS_PATH, {
      method: 'POST',
      body: JSON.stringify({ of }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      headers: {
        'content-type': 'application/json',
        // Sends none of the browser's other headers: this is the edge's own call.
        cookie,
        ...callerHeaders(request, this.api),
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

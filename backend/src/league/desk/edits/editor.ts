import type { FastifyRequest } from 'fastify'
import { callerOf, type DeskCaller } from '../../../accounts/sessions/desk-guard.ts'

/** Who writes in the league, and the request that does it. */
export interface Editor extends DeskCaller {
  readonly request: {
    /** Method and address: the same key of another request means another write. */
    readonly scope: string
    /** Header `Idempotency-Key`; without it, every request is a write. */
    readonly key: string | undefined
    readonly body: unknown
  }
}

/** Returns the editor of a request that the guard let through. */
export function editorOf(request: FastifyRequest): Editor {
  const { method, url, headers, body } = request
  const key = [headers['idempotency-key']].flat()[0]
  return { ...callerOf(request), request: { scope: `${method} ${url}`, key, body } }
}

import { ErrorResponse } from 'shared-contracts/api/error'
import { HttpError } from 'shared-contracts/http-error'
import { ReleaseRefusal } from 'shared-contracts/registry'
import * as v from 'valibot'
import { ConflictError, UnconfirmedChange } from '../change-channel.ts'
import { DamagedRelease } from '../examine-release.ts'
import { suggestedRemote } from './remote-name.ts'
import { UsageError } from './verb.ts'

/** Exit codes. `failed` includes refused; `usage` is a command with wrong arguments. */
export const EXIT_CODE = { done: 0, failed: 1, usage: 2, conflict: 3 } as const

export interface Failure {
  readonly code: number
  /** What went wrong and, if known, what to do. */
  readonly message: string
  /** All reasons why a release was not accepted. */
  readonly reasons?: readonly string[]
  /** The registry's revision, after a conflict or after a change that was made. */
  readonly revision?: number
}

/** Describes an error. @param remote that the command was about; for a mistyped name, the likely one is suggested. */
export function describeError(error: unknown, remote?: string): Failure {
  if (error instanceof UsageError) return { code: EXIT_CODE.usage, message: error.message }
  if (error instanceof ConflictError) {
    return { code: EXIT_CODE.conflict, message: error.message, revision: error.revision }
  }
  if (error instanceof UnconfirmedChange) {
    const { message } = describeError(error.cause)
    const { revision } = error
    return { code: EXIT_CODE.failed, message: `${error.message}: ${message}`, revision }
  }
  if (error instanceof DamagedRelease) {
    return { code: EXIT_CODE.failed, message: error.message, reasons: error.reasons }
  }
  if (error instanceof HttpError) {
    const { message, reasons } = describeAnswer(error)
    const hint = error.status === 404 && remote !== undefined ? suggestedRemote(remote) : null
    return {
      code: EXIT_CODE.failed,
      message: hint === null ? message : `${message}; ${hint}`,
      ...(reasons && { reasons }),
    }
  }
  return { code: EXIT_CODE.failed, message: describeOther(error) }
}

const RefusedAnswer = v.object({ ...ErrorResponse.entries, ...ReleaseRefusal.entries })

function describeAnswer(error: HttpError): Pick<Failure, 'message' | 'reasons'> {
  const refused = parse(RefusedAnswer, error.body)
  if (refused) return { message: refused.message, reasons: refused.reasons }
  const said = parse(ErrorResponse, error.body)
  if (error.status === 401) {
    const reason = said && /expired/.test(said.message) ? ` (${said.message})` : ''
    return {
      message: `the registry refuses the token: set RELEASES_TOKEN to one that is valid${reason}`,
    }
  }
  const fields = Object.entries(said?.fieldErrors ?? {}).map(
    ([field, messages]) => `${field}: ${messages.join(', ')}`,
  )
  return {
    message: said?.message ?? `the registry answered ${error.message}`,
    ...(fields.length > 0 && { reasons: fields }),
  }
}

function describeOther(error: unknown): string {
  if (error instanceof TypeError && error.message === 'fetch failed') {
    return 'the registry cannot be reached: start the API, or set API_ORIGIN'
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return 'the registry did not answer in time; look with "pnpm release status" what it knows'
  }
  return error instanceof Error ? error.message : String(error)
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  body: string,
): v.InferOutput<Schema> | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body)
  return parsed.success ? parsed.output : null
}

import { ErrorResponse } from 'shared-contracts/api/error'
import { HttpError } from 'shared-contracts/host'
import * as v from 'valibot'

const Refusal = v.pipe(v.string(), v.parseJson(), ErrorResponse)

/** Returns the first message of each field that the API has refused; none for any other failure. */
export function refusedFields(reason: unknown): Readonly<Record<string, string | undefined>> {
  if (!(reason instanceof HttpError) || reason.status !== 400) return {}
  const refusal = v.safeParse(Refusal, reason.body)
  const { fieldErrors = {} } = refusal.success ? refusal.output : {}
  return Object.fromEntries(Object.entries(fieldErrors).map(([name, [message]]) => [name, message]))
}

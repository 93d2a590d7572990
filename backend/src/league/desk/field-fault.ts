import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'

/** What is wrong with a field of a body, for whoever filled it in. */
export interface FieldFault {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** @throws InvalidBodyException with any fault. */
export function refuseFaults(faults: readonly FieldFault[]): void {
  if (faults.length > 0) throw new InvalidBodyException(faults)
}

/** A fault alone. */
export const refusal = (field: string, message: string): InvalidBodyException =>
  new InvalidBodyException([{ path: [field], message }])

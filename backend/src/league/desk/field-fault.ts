import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'

/** What is wrong with a field of a body, for the person who filled it in. */
export interface FieldFault {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** @throws InvalidBodyException if there are any faults. */
export function refuseFaults(faults: readonly FieldFault[]): void {
  if (faults.length > 0) throw new InvalidBodyException(faults)
}

/** Returns an exception for a single fault. */
export const refusal = (field: string, message: string): InvalidBodyException =>
  new InvalidBodyException([{ path: [field], message }])

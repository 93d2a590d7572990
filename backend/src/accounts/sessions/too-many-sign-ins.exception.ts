import { TooManyRequestsException } from '../../foundation/http/too-many-requests.exception.ts'

/** Thrown when too many attempts to sign in were made. */
export class TooManySignInsException extends TooManyRequestsException {
  /** @param retryAfter seconds until the next attempt is admitted. */
  constructor(retryAfter: number) {
    const minutes = Math.ceil(retryAfter / 60)
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
    super(retryAfter, `Too many attempts to sign in. Please try again in ${wait}`)
  }
}

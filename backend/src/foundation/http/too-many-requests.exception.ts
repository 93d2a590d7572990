import { HttpException, HttpStatus } from '@nestjs/common'

/** Thrown when a sender has exceeded a limit. */
export class TooManyRequestsException extends HttpException {
  /** @param retryAfter seconds until more is accepted. */
  constructor(
    readonly retryAfter: number,
    message = 'Too many messages. Please try again later',
  ) {
    super(message, HttpStatus.TOO_MANY_REQUESTS)
  }
}

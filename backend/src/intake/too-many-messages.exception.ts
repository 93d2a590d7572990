import { HttpException, HttpStatus } from '@nestjs/common'

/** A sender who has sent more than the limit allows. */
export class TooManyMessagesException extends HttpException {
  /** @param retryAfter seconds until more is accepted. */
  constructor(readonly retryAfter: number) {
    super('Too many messages. Please try again later', HttpStatus.TOO_MANY_REQUESTS)
  }
}

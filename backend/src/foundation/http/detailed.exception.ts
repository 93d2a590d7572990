import { HttpException, type HttpStatus } from '@nestjs/common'

/** An error with details for programs besides its message. */
export class DetailedException extends HttpException {
  /** @param details fields of the response besides those of every error. */
  constructor(
    message: string,
    status: HttpStatus,
    readonly details: Readonly<Record<string, unknown>>,
  ) {
    super(message, status)
  }
}

import { HttpException, type HttpStatus } from '@nestjs/common'

/** An error whose answer tells a program more than its words. */
export class DetailedException extends HttpException {
  /** @param details members that the answer has besides those of every error. */
  constructor(
    message: string,
    status: HttpStatus,
    readonly details: Readonly<Record<string, unknown>>,
  ) {
    super(message, status)
  }
}

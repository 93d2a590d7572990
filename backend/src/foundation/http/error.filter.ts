import {
  Catch,
  HttpException,
  HttpStatus,
  Logger,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorResponse } from 'shared-server/error-response'
import { isDatabaseUnavailable } from '../database/database-unavailable.ts'
import { DetailedException } from './detailed.exception.ts'
import { InvalidBodyException } from './invalid-body.exception.ts'
import { TooManyRequestsException } from './too-many-requests.exception.ts'

/** What the client learns of an error. */
export interface ErrorOutcome {
  readonly status: number
  readonly message: string
  /** Errors of the fields of a body. */
  readonly fieldErrors?: Readonly<Record<string, string[]>> | undefined
  /** Additional fields for programs. */
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

/** Turns every error into a response. The log has the details that the response must not have. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name)

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>()
    const reply = host.switchToHttp().getResponse<FastifyReply>()
    if (reply.sent) return
    // The client is gone, or was disconnected at a timeout: nobody reads a response.
    if (request.raw.destroyed && !request.raw.complete) {
      void reply.code(HttpStatus.BAD_REQUEST).send()
      return
    }

    const { status, message } = this.describe(error, request.id)
    const fieldErrors = error instanceof InvalidBodyException ? error.fieldErrors : undefined
    const details = error instanceof DetailedException ? error.details : undefined
    if (status === 401 && !reply.hasHeader('www-authenticate')) {
      void reply.header('www-authenticate', 'Bearer')
    }
    // Headers set for a successful response must not be sent with the error.
    void reply.removeHeader('cache-control')
    if (error instanceof TooManyRequestsException) {
      void reply.header('retry-after', String(error.retryAfter))
    }
    if (status === 503 && !reply.hasHeader('retry-after')) void reply.header('retry-after', '5')
    this.send({ status, message, fieldErrors, details }, request, reply)
  }

  protected send(outcome: ErrorOutcome, request: FastifyRequest, reply: FastifyReply): void {
    const { status, message, fieldErrors, details } = outcome
    void reply
      .code(status)
      .send({ ...errorResponse(status, message, request.id, fieldErrors), ...details })
  }

  private describe(error: unknown, requestId: string): { status: number; message: string } {
    if (error instanceof HttpException) {
      return { status: error.getStatus(), message: error.message }
    }
    if (isDatabaseUnavailable(error)) {
      this.logger.error({ requestId, err: error }, 'The database is not available')
      return { status: HttpStatus.SERVICE_UNAVAILABLE, message: 'The service is not available now' }
    }
    this.logger.error({ requestId, err: error }, 'Request failed')
    return { status: HttpStatus.INTERNAL_SERVER_ERROR, message: 'Something went wrong' }
  }
}

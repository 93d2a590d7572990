import {
  Catch,
  HttpException,
  HttpStatus,
  Logger,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '../database/database-unavailable.ts'
import { DetailedException } from './detailed.exception.ts'
import { errorResponse } from './error-response.ts'
import { InvalidBodyException } from './invalid-body.exception.ts'
import { TooManyRequestsException } from './too-many-requests.exception.ts'

/** The one place that turns an error into an answer. What an answer does not say stands in the log. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name)

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>()
    const reply = host.switchToHttp().getResponse<FastifyReply>()
    if (reply.sent) return
    // Cut off before its end, by the client or by a time limit: nobody is there to hear of it.
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
    // What was meant for the answer itself must not keep the error.
    void reply.removeHeader('cache-control')
    if (error instanceof TooManyRequestsException) {
      void reply.header('retry-after', String(error.retryAfter))
    }
    if (status === 503) void reply.header('retry-after', '5')
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

import { Catch, HttpStatus } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormDescription } from 'shared-contracts/api/form'
import {
  foreignFormPage,
  formPage,
  unavailablePage,
  type PostedFields,
} from 'shared-server/page/form-page'
import { VISITOR_PAGE_HEADERS } from 'shared-server/page/visitor-page'
import { ErrorFilter, type ErrorOutcome } from '../../foundation/http/error.filter.ts'
import { postedFieldsOf } from './posted-form.ts'

/**
 * Responds to a form that a browser posted and that was rejected by showing it again, with all input. A form of
 * another site, and a failed GET, get a page. Scripts get the error as usual.
 */
@Catch()
export class PostedFormFilter extends ErrorFilter {
  constructor(
    private readonly formOf: (posted: PostedFields) => FormDescription | Promise<FormDescription>,
  ) {
    super()
  }

  protected override send(
    outcome: ErrorOutcome,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const posted = postedFieldsOf(request)
    const { status, fieldErrors } = outcome
    if (request.method === 'GET') {
      return void reply.code(status).headers(VISITOR_PAGE_HEADERS).send(unavailablePage())
    }
    if (!posted) return super.send(outcome, request, reply)
    void reply
      .code(fieldErrors ? HttpStatus.UNPROCESSABLE_ENTITY : status)
      .headers(VISITOR_PAGE_HEADERS)
    if (status === Number(HttpStatus.FORBIDDEN)) return void reply.send(foreignFormPage())
    void Promise.resolve(this.formOf(posted)).then((form) =>
      reply.send(formPage({ form, posted, ...(fieldErrors && { fieldErrors }) })),
    )
  }
}

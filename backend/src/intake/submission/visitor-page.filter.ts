import { Catch, HttpStatus } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { foreignFormPage, unavailablePage } from 'shared-server/page/form-page'
import { VISITOR_PAGE_HEADERS } from 'shared-server/page/visitor-page'
import { ErrorFilter, type ErrorOutcome } from '../../foundation/http/error.filter.ts'

/** Responds with a page to every error behind a link in a mail, and to that of a page without scripts. */
@Catch()
export class VisitorPageFilter extends ErrorFilter {
  protected override send(
    { status }: ErrorOutcome,
    _request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const page = status === Number(HttpStatus.FORBIDDEN) ? foreignFormPage() : unavailablePage()
    void reply.code(status).headers(VISITOR_PAGE_HEADERS).send(page)
  }
}

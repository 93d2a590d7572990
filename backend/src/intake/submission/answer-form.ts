import { HttpStatus } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { wayBack } from 'shared-server/page/form-page'
import { postedFieldsOf } from './posted-form.ts'

/**
 * Answers a send that was taken: a script gets the answer as JSON, a browser is led to the page that says so.
 * The address there holds nothing that the visitor typed, and a reload of it sends nothing again.
 *
 * @param query what the page is to know.
 */
export function answerForm(
  reply: FastifyReply,
  answer: object,
  page: { readonly path: string; readonly query: Readonly<Record<string, string>> },
): void {
  const posted = postedFieldsOf(reply.request)
  if (!posted) return void reply.code(HttpStatus.CREATED).send(answer)
  const query = new URLSearchParams({ ...page.query, returnTo: wayBack(posted) })
  void reply.redirect(`${page.path}?${String(query)}`, HttpStatus.SEE_OTHER)
}

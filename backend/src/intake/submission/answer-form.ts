import { HttpStatus } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { wayBack } from 'shared-server/page/form-page'
import { postedFieldsOf } from './posted-form.ts'

/**
 * Responds to an accepted form: a script gets the result as JSON, a browser is redirected to the page that confirms
 * it. The page's address holds nothing that the visitor typed, and reloading it sends nothing again.
 *
 * @param page path of that page, and its parameters.
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

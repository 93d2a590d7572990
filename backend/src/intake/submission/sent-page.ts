import { HttpStatus } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { FormNotice } from 'shared-contracts/api/form'
import { sentPage, wayBack } from 'shared-server/page/form-page'
import { VISITOR_PAGE_HEADERS } from 'shared-server/page/visitor-page'
import * as v from 'valibot'

/** Parameters of the page's address; a visitor may have changed them. */
export const SentQuery = v.object({
  reference: v.optional(v.string(), ''),
  returnTo: v.optional(v.string(), '/'),
})
export type SentQuery = v.InferOutput<typeof SentQuery>

const OUTDATED: FormNotice = {
  title: 'This page holds no longer',
  description: 'It tells for half an hour what was sent.',
}

/** Confirms a submission; once the confirmation has expired, says so. */
export function showSent(
  reply: FastifyReply,
  notice: FormNotice | null,
  { reference, returnTo }: Partial<SentQuery>,
): void {
  const options = { returnTo: wayBack({ returnTo }), ...(notice && { reference }) }
  void reply
    .code(notice ? HttpStatus.OK : HttpStatus.NOT_FOUND)
    .headers(VISITOR_PAGE_HEADERS)
    .send(sentPage(notice ?? OUTDATED, options))
}

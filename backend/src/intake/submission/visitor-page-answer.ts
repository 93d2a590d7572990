import { applyDecorators, Header } from '@nestjs/common'
import { VISITOR_PAGE_HEADERS } from 'shared-server/page/visitor-page'

const withHeaders = (headers: Readonly<Record<string, string>>): MethodDecorator =>
  applyDecorators(...Object.entries(headers).map(([name, value]) => Header(name, value)))

/** Declares that the endpoint returns a page for visitors. */
export const VisitorPageAnswer = () => withHeaders(VISITOR_PAGE_HEADERS)

/** The same, but without a referrer: the token in the page's address is the permission. */
export const TokenPageAnswer = () =>
  withHeaders({ ...VISITOR_PAGE_HEADERS, 'referrer-policy': 'no-referrer' })

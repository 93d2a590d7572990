import type { FastifyRequest } from 'fastify'
import { applicationForm } from 'shared-contracts/api/career'
import { CONTACT_FORM } from 'shared-contracts/api/contact'
import { NEWSLETTER_FORMS } from 'shared-contracts/api/newsletter'
import { postedReportForm } from 'shared-contracts/league/report'
import { formPage, postedFields } from 'shared-server/page/form-page'
import { pathOf } from './routable-url.ts'

type PostRequest = Pick<FastifyRequest, 'headers' | 'url'>

/** Bodies of forms that browsers posted without scripts, for the duration of their requests. */
const posted = new WeakMap<PostRequest, Buffer>()

export function keepPostedForm(request: PostRequest, body: Buffer): void {
  const { 'content-type': type = '' } = request.headers
  if (type.startsWith('application/x-www-form-urlencoded')) posted.set(request, body)
}

/**
 * Renders the form again with what the visitor typed if the API cannot be reached: without scripts it would be
 * lost. Null for anything but such a form.
 */
export function returnedForm(request: PostRequest): string | null {
  const body = posted.get(request)
  if (!body) return null
  const fields = postedFields(body.toString('utf8'))
  const isLeague = fields['list'] === 'league-company'
  const forms = [
    CONTACT_FORM,
    // Only the API knows the open positions, so keep the chosen one.
    applicationForm(fields['position'] ? [fields['position']] : []),
    NEWSLETTER_FORMS[isLeague ? 'league-company' : 'group'],
    postedReportForm(fields),
  ]
  const form = forms.find(({ action }) => action === pathOf(request.url))
  return form ? formPage({ form, posted: fields }) : null
}
